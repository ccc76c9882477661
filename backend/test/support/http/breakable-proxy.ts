import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a TCP server that a test can cut and mend. */
export interface BreakableProxy {
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Lets connections through again, on the same port. */
  mend(): Promise<void>;
}

export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  const serve = async (port: number): Promise<Server> => {
    const server = createServer((client) => {
      const upstream = connect(target);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket
          .on('error', () => undefined)
          .on('close', () => {
            sockets.delete(socket);
            client.destroy();
            upstream.destroy();
          });
      }
      client.pipe(upstream).pipe(client);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await serve(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = await serve(port);
    },
  };
}
