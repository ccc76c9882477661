import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What any answer has, with or without helmet. */
const ANY = new Set(['connection', 'content-length', 'date']);

/**
 * Sends with every answer the headers that helmet makes of its options. It would make them anew for each; nothing in them changes from answer
 * to answer, so it is asked once.
 */
export async function sendSecurityHeaders(
  server: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const headers = await headersOf(options);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const bare = Fastify();
  await bare.register(helmet, options);
  bare.get('/', (_request, reply) => reply.send());
  const { headers } = await bare.inject('/');
  await bare.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ANY.has(name) ? [] : [[name, String(value)]])),
  );
}
