import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { readConfig } from './platform/config/config.js';
import { StartError } from './platform/config/start-error.js';
import { startServer } from './start-server.js';

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const server = await startServer(readConfig(projectFolder), say);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
