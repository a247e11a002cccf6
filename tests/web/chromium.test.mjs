// All scenarios in Chromium.
import * as chromium from './engines/chromium.mjs';
import { runIn } from './support/suite.mjs';

await runIn(chromium);
