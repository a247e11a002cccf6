// For pages with plain iframes of frame.html: each gets the height of its content. Optional; loaded once, it serves all.
import { addressOf, readFromFrame, sendToFrame } from './messages.js';
import { makePace } from './pace.js';

const frameAddress = new URL('./frame.html', import.meta.url);
// Live, and with nothing to look for when thousands of messages come.
const iframes = document.getElementsByTagName('iframe');

function isOurs(iframe) {
  const address = addressOf(iframe);
  return address?.origin === frameAddress.origin && address.pathname === frameAddress.pathname;
}

function senderOf({ source }) {
  for (const iframe of source ? iframes : []) if (iframe.contentWindow === source) return iframe;
  return null;
}

const EDGES = ['borderTopWidth', 'paddingTop', 'paddingBottom', 'borderBottomWidth'];

// What a height must have besides that of the content, where the page's style counts borders in.
function edgesOf(iframe) {
  const style = getComputedStyle(iframe);
  return style.boxSizing === 'border-box' ? EDGES.reduce((sum, edge) => sum + (parseFloat(style[edge]) || 0), 0) : 0;
}

const wanted = new Map();
const setting = makePace(() => {
  for (const [iframe, height] of wanted) iframe.style.setProperty('height', `${height + edgesOf(iframe)}px`);
  wanted.clear();
});

window.addEventListener('message', (event) => {
  const iframe = senderOf(event);
  const message = readFromFrame(event, iframe, 'height');
  if (!message || !isOurs(iframe)) return;
  wanted.set(iframe, message.height);
  setting.ask();
});

// A frame answers a greeting with all it has to say, so what it says is never greeted: only that it is there.
document.addEventListener('load', ({ target }) => {
  if (target.localName === 'iframe' && isOurs(target)) sendToFrame(target, 'hello');
}, true);
for (const iframe of iframes) if (isOurs(iframe)) sendToFrame(iframe, 'hello');
