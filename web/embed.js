// For pages with plain iframes of frame.html: each gets the height of its content. Optional; loaded once, it serves all.
import { addressOf, readFromFrame, sendToFrame } from './messages.js';

const frameAddress = new URL('./frame.html', import.meta.url);

function isOurs(iframe) {
  const address = addressOf(iframe);
  return address?.origin === frameAddress.origin && address.pathname === frameAddress.pathname;
}

const ourFrames = () => [...document.querySelectorAll('iframe[src]')].filter(isOurs);

window.addEventListener('message', (event) => {
  const iframe = ourFrames().find(({ contentWindow }) => contentWindow === event.source);
  const message = readFromFrame(event, iframe);
  if (message?.type === 'height') iframe.style.setProperty('height', `${message.height}px`);
  if (message?.type === 'ready') sendToFrame(iframe, 'hello');
});

// Frames that were ready before this script was.
for (const iframe of ourFrames()) sendToFrame(iframe, 'hello');
