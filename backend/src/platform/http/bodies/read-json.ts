import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { isTooDeep } from './json-depth.rules.js';
import { isSigned, keepSignedBody } from './signed-body.js';

const JSON_TYPE = 'application/json';

/** Signed bodies are only kept: whoever checks the signature parses them. */
export function readJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    if (isTooDeep(body)) return done(new DomainError('JSON_TOO_DEEP'), undefined);
    if (isSigned(request)) {
      keepSignedBody(request, body);
      return done(null, undefined);
    }
    void parse(request, body.toString('utf8'), done);
  });
  // No call of ours takes text. Some programs say that it follows where nothing does.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(body === '' ? null : new DomainError('UNSUPPORTED_MEDIA_TYPE'), undefined),
  );
}
