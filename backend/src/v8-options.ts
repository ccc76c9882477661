// How V8 runs the server; imported before anything else. V8 makes the objects of a literal straight among the
// old ones once most of them outlived a collection. It takes parts of a page for such objects, and then whole
// pages stay until old objects are collected (docs/decisions/0178-no-parts-of-pages-among-old-objects.md).
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
