import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** With or without helmet. */
const ANY = new Set(['connection', 'content-length', 'date']);

/** Answers of the API are no documents: they load nothing. */
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

/** Its documentation is a page. */
const isData = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/** Asks helmet once, as its headers never change. @param options what pages get */
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
