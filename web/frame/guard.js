// A classic script, because it must run where modules do not: from a disk, in an old browser, after a failed download.
(function () {
  var sentences = {
    pl: {
      file: 'Plik otwarto wprost z dysku, a przeglądarka uruchomi wykres dopiero, gdy strona przyjdzie z serwera WWW. Wystarczy na przykład polecenie „python3 -m http.server” w tym folderze.',
      other: 'Nie udało się uruchomić interaktywnego wykresu. Zostają obraz i tabela; odświeżenie strony może pomóc.',
      bare: 'Nie udało się uruchomić interaktywnego wykresu, a gotowego obrazu dla tych ustawień tu nie ma. Odświeżenie strony może pomóc.'
    },
    en: {
      file: 'The file was opened straight from the disk; the chart runs only when a web server sends the page. “python3 -m http.server” in this folder is enough.',
      other: 'The interactive chart could not be started. The picture and the table remain; reloading the page may help.',
      bare: 'The interactive chart could not be started, and there is no ready picture of these settings here. Reloading the page may help.'
    }
  };
  document.addEventListener('DOMContentLoaded', function () {
    if (document.documentElement.hasAttribute('data-phase')) return;
    var language = /[?&]lang=en\b(?!.*[?&]lang=)/i.test(location.search) ? 'en' : 'pl';
    // The page came with the picture of one state; numbers of another would be taken for those that were asked for.
    // What is no name of ours, such as a tracker's, sets nothing.
    var known = 'scenario|prompt|answer|history|prefix|hardware|model|weight_bits|kv_bits|batch|efficiency|usd_per_hour|panel|lang|theme';
    var isOfThePage = new RegExp('^\\??(&|(scenario=balanced|hardware=laptop|lang=pl|theme=\\w*|(?!(' + known + ')(=|&|$))[\\w.-]+(=[^&]*)?)(?=&|$))*$').test(location.search);
    var notice = document.getElementById('notice');
    notice.textContent = sentences[language][location.protocol === 'file:' ? 'file' : isOfThePage ? 'other' : 'bare'];
    document.getElementById('placeholder').hidden = !isOfThePage;
    notice.hidden = false;
    document.documentElement.lang = language;
    document.documentElement.setAttribute('data-phase', 'failed');
  });
})();
