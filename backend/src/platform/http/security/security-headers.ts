import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { withoutSchemas } from '../without-schemas.js';

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
  const { forPages, forData } = await headersOf(options);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isData(request.url) ? forData : forPages);
    done();
  });
}

type Headers = Record<string, string>;

async function headersOf(options: FastifyHelmetOptions): Promise<{ forPages: Headers; forData: Headers }> {
  const bare = Fastify(withoutSchemas);
  await bare.register(helmet, options);
  bare.get('/page', (_request, reply) => reply.send());
  bare.get('/data', { helmet: FOR_DATA }, (_request, reply) => reply.send());
  const at = async (path: string): Promise<Headers> => {
    const { headers } = await bare.inject(path);
    const set = Object.entries(headers).filter(([name]) => !ANY.has(name));
    return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
  };
  const found = { forPages: await at('/page'), forData: await at('/data') };
  await bare.close();
  return found;
}
