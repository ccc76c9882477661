import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';

/**
 * Requests per minute that one address may send to a signed route: programs of a provider, which come in
 * bursts.
 */
const SIGNED_PER_MINUTE = 600;

interface SignedConfig {
  isSigned?: boolean;
  rateLimit?: { max: number; timeWindow: number };
}

const bodies = new WeakMap<FastifyRequest, Buffer>();

/**
 * Marks a route that is called by another company's servers, which sign the bytes of the body: these are
 * kept, and where the request comes from does not matter.
 */
export const Signed = (): MethodDecorator =>
  addRouteConfig({
    isSigned: true,
    rateLimit: { max: SIGNED_PER_MINUTE, timeWindow: 60_000 },
  } satisfies SignedConfig);

/** Whether a request is for a route that is marked so. */
export const isSigned = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as SignedConfig).isSigned === true;

/** The bytes of the body as they came, on a signed route. */
export const SignedBody = createParamDecorator((_data: undefined, context: ExecutionContext): Buffer => {
  const body = bodies.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!body) throw new DomainError('BAD_REQUEST');
  return body;
});

/** Keeps the bytes of the bodies of signed routes; everybody else's go past. */
export function keepSignedBodies(server: FastifyInstance): void {
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (!isSigned(request)) return done(null, payload);
    const chunks: Buffer[] = [];
    const copy = Object.assign(new PassThrough(), { receivedEncodedLength: 0 });
    payload.on('data', (chunk: Buffer) => {
      // The parser has refused what is too long already; no more of it is kept.
      if (copy.receivedEncodedLength > (request.routeOptions.bodyLimit ?? 0)) return;
      copy.receivedEncodedLength += chunk.length;
      chunks.push(chunk);
      copy.write(chunk);
    });
    payload.on('end', () => {
      bodies.set(request, Buffer.concat(chunks));
      copy.end();
    });
    payload.on('error', (error) => copy.destroy(error));
    done(null, copy);
  });
}
