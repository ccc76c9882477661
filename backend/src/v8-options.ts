// Import first. See docs/decisions/0178-no-parts-of-pages-among-old-objects.md.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
