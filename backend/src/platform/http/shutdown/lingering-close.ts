import type { FastifyInstance } from 'fastify';

/** So that whoever is still sending reads the answer. */
const LINGER_MS = 20_000;
const LINGER_BYTES = 24 * 1024 * 1024;
const LOOK_EVERY_MS = 250;

/** A connection closed at once takes the answer with it; endless or huge bodies are cut. */
export function lingerOverRefused(server: FastifyInstance): void {
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    // Requests of the server to itself have no `complete`.
    if ((raw.complete as boolean | undefined) !== false || raw.destroyed) return;
    const { socket } = raw;
    const [from, until] = [socket.bytesRead, Date.now() + LINGER_MS];
    const look = () => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      if (socket.bytesRead - from > LINGER_BYTES || Date.now() > until) socket.destroy();
    };
    // For bodies that Node itself throws away without telling, and those that do not come.
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    raw.unpipe();
    raw.on('data', look).resume();
  });
}
