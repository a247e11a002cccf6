// Links that set a chart of their page instead of leading to it. Without this script they lead to the chart alone, with
// the same state in its address:
//   <a href="frame.html?scenario=long-document" data-prefill-decode>   the first chart of the page
//   <a href="frame.html?scenario=long-document" data-prefill-decode="ID">   the one of that id
import { replaceState } from './attributes.js';

// Another tab, another window, a download.
const isForTheBrowser = (event, link) =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target !== '';

export function followLink(event) {
  const link = event.target.closest?.('a[data-prefill-decode]');
  if (!link || isForTheBrowser(event, link)) return;
  const id = link.dataset.prefillDecode;
  const chart = document.querySelector(id ? `prefill-decode#${CSS.escape(id)}` : 'prefill-decode');
  if (!chart) return;
  event.preventDefault();
  replaceState(chart, link.search.slice(1));
  chart.scrollIntoView({
    block: chart.offsetHeight > innerHeight ? 'start' : 'nearest',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
