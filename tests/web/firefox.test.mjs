// All scenarios in Firefox.
import * as firefox from './engines/firefox.mjs';
import { runIn } from './support/suite.mjs';

await runIn(firefox);
