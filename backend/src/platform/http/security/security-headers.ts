import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** What any answer has, with or without helmet. */
const ANY = new Set(['connection', 'content-length', 'date']);

/**
 * Answers of the API are no documents: they load nothing, and what helmet says of windows, of downloads and
 * to old browsers is not for them.
 */
const FOR_DATA = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Answers of the API; its documentation is a page. */
const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/**
 * Sends with every answer the headers that helmet makes of its options, with the strictest policy for answers
 * of the API. It would make them anew for each; nothing in them changes from answer to answer, so it is asked
 * once.
 * @param options what pages get
 */
export async function sendSecurityHeaders(
  server: FastifyInstance,
  options: FastifyHelmetOptions,
): Promise<void> {
  const forPages = await headersOf(options);
  const forData = await headersOf({ ...options, ...FOR_DATA } as FastifyHelmetOptions);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isData(request.url) ? forData : forPages);
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
