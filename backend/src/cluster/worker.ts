// One of several servers: serves what the primary process has prepared.
import 'reflect-metadata';
import { AggregatorRegistry } from 'prom-client';
import type { Serving } from '../http-server.js';
import { textOfError } from '../platform/config/start-error.js';
import { LISTENING, type Order, SERVING, type Task } from './messages.js';

const say = (line: string) => process.stdout.write(`${line}\n`);

let serving: Promise<Serving> | undefined;

// Ctrl-C signals every process, but only the primary says when to stop.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.on('message', (order: Order) => {
  if ('serve' in order) void serve(order.serve);
  if ('stop' in order) void stop(order.stop.atOnce);
});

// Answers the primary's requests for figures, even before there is an application.
void new AggregatorRegistry();
process.send?.(LISTENING);

async function serve({ config, databaseUrl }: Task): Promise<void> {
  try {
    const server = await import('../http-server.js');
    serving = server.serve(config, databaseUrl, say);
    await serving;
    process.send?.(SERVING);
  } catch (error) {
    process.stderr.write(`${textOfError(error)}\n`);
    process.exit(1);
  }
}

async function stop(atOnce: boolean): Promise<void> {
  await (await serving)?.stop(atOnce);
  process.exit(0);
}
