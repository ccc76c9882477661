import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that sends what it is told and reads nothing before it is asked to. */
export interface RawClient {
  socket: Socket;
  /** Reads what has come, up to the end of the head. @returns the status */
  status(): Promise<number>;
}

/** @param url of a server @param text what is sent, with `\n` for the ends of lines */
export async function rawClient(url: string, text: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(text.replaceAll('\n', '\r\n'));
  return {
    socket,
    status: async () => {
      const [chunk] = (await once(socket.resume(), 'data')) as [Buffer];
      socket.pause();
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1]);
    },
  };
}
