// npm start: installs and builds what is missing, then becomes the server.
import './lib/check-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { main, root } from './lib/steps.mjs';

await main(async () => {
  process.chdir(root);
  await prepare();
});
await import(pathToFileURL(path.join(root, 'backend/dist/src/main.js')));
