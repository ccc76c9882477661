import '@farmgate/backend/src/v8-options';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from './messages.js';

/** Tells the parent the port, takes its commands, and ends with it. */
export function serve(server: Server, obey: (command: Command) => void): void {
  process.on('message', (command: Command) => {
    if (command.type === 'cpu') process.send?.(cpuMilliseconds());
    else obey(command);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ port: (server.address() as AddressInfo).port });
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
