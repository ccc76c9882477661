import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './errors/domain-error.js';
import { addRouteConfig } from './route-config.js';

/** Requests per minute that one address may send: programs of a provider, which come in bursts. */
const PER_MINUTE = 600;
const FORM = 'application/x-www-form-urlencoded';
/** Of a form with files, which are not read. */
const LIMITS = { fields: 200, fieldSize: 200_000, files: 50, fileSize: 25_000_000 };

/** Marks a route that takes forms as HTML has them: what another company's servers call. */
export const TakesForms = (): MethodDecorator =>
  addRouteConfig({ takesForms: true, rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } });

const takesForms = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { takesForms?: boolean }).takesForms === true;

/** The fields of a form by their names. */
export type PostedForm = Readonly<Record<string, string>>;

/** Lets marked routes have forms of HTML; to all others they are what cannot be read. */
export function readPostedForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (!takesForms(request)) {
      const refused = Object.assign(new Error(`Unsupported Media Type: ${FORM}`), {
        statusCode: 415,
        code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
      });
      return done(refused, undefined);
    }
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** The form that was posted, with files or without; files are read past. */
export const FormFields = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  fieldsOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

async function fieldsOf(request: FastifyRequest): Promise<PostedForm> {
  if (!request.isMultipart()) {
    if (typeof request.body !== 'object' || request.body === null) throw new DomainError('BAD_REQUEST');
    return request.body as PostedForm;
  }
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') part.file.resume();
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return fields;
}
