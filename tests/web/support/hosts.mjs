// Pages in which the widget is embedded: an article with a field before and after it, in the ways that editors use.
export const element = (attributes = '', content = '') => `
<script type="module" src="../dist/prefill-decode.js"></script>
<prefill-decode ${attributes}>${content}</prefill-decode>`;

export const iframe = ({ src = '../dist/frame.html', attributes = 'title="Prefill kontra decode"', id = 'frame', style = '' } = {}) => `
<iframe id="${id}" class="prefill-decode" src="${src}" ${attributes} style="width:100%;height:760px;border:0;${style}"></iframe>`;

export const embedScript = (src = '../dist/embed.js') => `<script type="module" src="${src}"></script>`;

const paragraph = '<p>Model nie wykonuje jednej pracy, tylko dwie: najpierw czyta, potem pisze. <a href="#after">Dalej</a>.</p>';

export function article({ widget = element(), head = '', before = 2, after = 40, language = 'pl' } = {}) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Artykuł</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<main>
<h1>Artykuł</h1>
<p><label>Szukaj <input id="q"></label></p>
${paragraph.repeat(before)}
${widget}
<p><label>Komentarz <input id="after"></label></p>
${paragraph.repeat(after)}
</main>
</body>
</html>`;
}

export const HOST = '/host/index.html';

// The article under its usual address; further options go to the site.
export const siteWith = (site, options = {}, siteOptions = {}) => site({ pages: { [HOST]: article(options) }, ...siteOptions });
