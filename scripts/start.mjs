// npm start: installs and builds what is missing, then becomes the server.
import './lib/check-node.mjs';
import { pathToFileURL } from 'node:url';
import { serverFile } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, root } from './lib/steps.mjs';

/**
 * npm passes a SIGTERM on to the shell that it runs this in, and some shells end without passing it further.
 * So when npm's shell is gone, that counts as the signal.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

endWithNpm();
await main(async () => {
  process.chdir(root);
  await prepare();
});
await import(pathToFileURL(serverFile));
