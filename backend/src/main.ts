import './v8-options.js';
import 'reflect-metadata';
import { readConfig } from './platform/config/config.js';
import { projectFolder } from './platform/config/project-folder.js';
import { textOfError } from './platform/config/start-error.js';
import { startServer } from './start-server.js';

const say = (line: string) => process.stdout.write(`${line}\n`);

let server: ReturnType<typeof startServer> | undefined;
let isStopping = false;

// Asked for during the start as well: the database then stops once it is up. Repeats are ignored, as a
// terminal's Ctrl-C reaches this process more than once when npm passes it on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void Promise.resolve(server)
      .then((running) => running?.stop(signal === 'SIGINT'))
      .then(() => process.exit(0));
  });
}

try {
  server = startServer(readConfig(projectFolder()), say);
  await server;
} catch (error) {
  process.stderr.write(`${textOfError(error)}\n`);
  process.exit(1);
}
