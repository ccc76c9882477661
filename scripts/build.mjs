// npm run build: installs and builds what is missing or stale, and nothing more.
import './lib/check-node.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  await prepare();
  console.log('Everything is built.');
});
