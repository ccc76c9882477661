import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../../contract/shared/errors.js';
import { isDatabaseFull, isDatabaseGone } from '../../database/is-database-gone.js';
import { codeOfConstraint } from './constraint-codes.js';
import { DomainError } from './domain-error.js';

/** Failing providers are logged where they are asked. */
const LOGGED: ReadonlySet<ErrorCode> = new Set([
  'INTERNAL',
  'DATABASE_UNAVAILABLE',
  'DATABASE_FULL',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
]);

/** For what was answered with 503. */
export const RETRY_AFTER_SECONDS = 5;

@Catch()
export class ErrorFilter implements ExceptionFilter {
  /** @param tell of each error that is answered */
  constructor(private readonly tell: (request: FastifyRequest, code: ErrorCode) => void = () => undefined) {}

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = hasLeft(request) ? new DomainError('BAD_REQUEST') : readError(exception);
    if (LOGGED.has(error.code)) {
      const { method, routeOptions } = request;
      request.log.error({ err: exception, method, route: routeOptions.url, code: error.code }, 'failed');
    }
    this.tell(request, error.code);
    if (reply.sent) return;
    const retryAfter =
      error.retryAfter ?? (ERRORS[error.code].status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply
      .status(ERRORS[error.code].status)
      .header('Cache-Control', 'no-store')
      // The route may have announced a file already.
      .removeHeader('Content-Disposition')
      .type('application/json; charset=utf-8')
      .send(errorBody(error, String(request.id)));
  }
}

/** The asker broke off. Requests of the server to itself have no `complete`. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && (raw.complete as boolean | undefined) === false;

export function errorBody(error: DomainError, requestId: string): ErrorBody {
  return {
    statusCode: ERRORS[error.code].status,
    error: error.code,
    message: error.message,
    ...(error.issues ? { issues: error.issues } : {}),
    requestId,
  };
}

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'SIGN_IN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'BAD_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

export function readError(exception: unknown): DomainError {
  if (exception instanceof DomainError) return exception;
  if (isDatabaseGone(exception))
    return new DomainError('DATABASE_UNAVAILABLE', undefined, { cause: exception });
  if (isDatabaseFull(exception)) return new DomainError('DATABASE_FULL', undefined, { cause: exception });
  const refused = codeOfConstraint(exception);
  if (refused) return new DomainError(refused, undefined, { cause: exception });
  const status = exception instanceof HttpException ? exception.getStatus() : statusOf(exception);
  const isJson = /JSON/.test(exception instanceof Error ? exception.message : '');
  const code = isJson && status === 400 ? 'BAD_JSON' : (BY_STATUS[status ?? 500] ?? otherCode(status));
  return new DomainError(code, undefined, { cause: exception });
}

const otherCode = (status: number | undefined): ErrorCode =>
  status !== undefined && status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';

/** Fastify and its plugins mark their errors with `statusCode`. */
function statusOf(exception: unknown): number | undefined {
  const status = (exception as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}
