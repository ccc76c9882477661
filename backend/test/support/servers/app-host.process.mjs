// The application in a process that every test file of one Jest worker shares: its code is loaded once. (Jest
// itself cannot load the ES modules that Fastify's plugins require.) Each connection is one application,
// which ends with it: a line of JSON with its variables in, a line with its address out.
import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { createApp } from '../../../dist/src/app.setup.js';
import { loadConfig } from '../../../dist/src/platform/config/config.js';
import { projectFolder } from '../../../dist/src/platform/config/project-folder.js';

async function start(env) {
  const config = loadConfig(env, projectFolder());
  const app = await createApp(config, config.database.url);
  await app.listen(0, '127.0.0.1');
  return app;
}

const host = createServer(async (socket) => {
  const tell = (line) => socket.end(`${JSON.stringify(line)}\n`);
  socket.on('error', () => socket.destroy());
  let app;
  try {
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    app = await start(JSON.parse((await lines.next()).value));
    socket.write(`${JSON.stringify({ port: app.getHttpServer().address().port, pid: process.pid })}\n`);
    // Until the test file says that it is done, or is gone.
    await lines.next();
    await app.close();
    tell({ isClosed: true });
  } catch (error) {
    await app?.close().catch(() => undefined);
    tell({ error: error.stack });
  }
});
const [, , address] = process.argv;
await rm(address, { force: true });
// Its parent has work for the first one.
host.listen(address, () => process.send('ready'));
process.once('disconnect', () => process.exit(0));
