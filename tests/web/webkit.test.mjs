// All scenarios in WebKitGTK.
import * as webkit from './engines/webkit.mjs';
import { runIn } from './support/suite.mjs';

await runIn(webkit);
