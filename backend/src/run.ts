import { readConfig } from './platform/config/config.js';
import { projectFolder } from './platform/config/project-folder.js';
import { textOfError } from './platform/config/start-error.js';
import { startServer } from './start-server.js';

const say = (line: string) => process.stdout.write(`${line}\n`);

let server: ReturnType<typeof startServer> | undefined;
let isStopping = false;

// Also during the start: the database stops once it is up. npm repeats Ctrl-C; repeats are ignored
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
