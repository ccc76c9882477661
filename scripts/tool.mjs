// npm run bench, npm run load: a program of the folder tools, which is built when it is stale and works on
// the built product.
import './lib/check-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { main, root } from './lib/steps.mjs';

const [name] = process.argv.splice(2, 1);
// The tool's own output may be read by a program, so ours goes elsewhere.
await main(() => prepare({ tools: true, out: process.stderr }));
await import(pathToFileURL(path.join(root, 'tools', name, 'dist/main.js')));
