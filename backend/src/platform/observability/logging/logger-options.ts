import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { errorFields, scrubbed } from './log-fields.rules.js';

/** All lines pass here, so that none has a body, a header, a query string or a person's address. */
export const loggerOptions = (level: Config['logLevel']) => ({
  level,
  formatters: { level: (label: string) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    err: errorFields,
    error: errorFields,
    req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
      method,
      route: routeOptions.url,
    }),
    res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ status: statusCode }),
  },
  hooks: {
    logMethod(given: unknown[], log: (...fields: unknown[]) => void) {
      log.apply(
        this,
        given.map((part) => (typeof part === 'string' ? scrubbed(part) : part)),
      );
    },
  },
});
