import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../contract/shared/errors.js';
import { DomainError } from './domain-error.js';

/** Turns whatever a request ended with into the contract's one error shape. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = readError(exception);
    if (error.code === 'INTERNAL' || error.code === 'DATABASE_UNAVAILABLE') {
      this.logger.error(
        `${request.id} ${request.method} ${request.url.split('?')[0]} ${describe(exception)}`,
      );
    }
    if (reply.sent) return;
    if (ERRORS[error.code].status === 503) void reply.header('Retry-After', '5');
    void reply
      .status(ERRORS[error.code].status)
      .header('Cache-Control', 'no-store')
      .send(errorBody(error, String(request.id)));
  }
}

/** @returns the body of an error answer */
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

/** @returns the contract's error for anything that was thrown */
export function readError(exception: unknown): DomainError {
  if (exception instanceof DomainError) return exception;
  if (isDatabaseGone(exception))
    return new DomainError('DATABASE_UNAVAILABLE', undefined, { cause: exception });
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

function codeOf(exception: unknown): string | undefined {
  const error = exception as { code?: unknown; driverError?: { code?: unknown } } | null;
  const code = error?.code ?? error?.driverError?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Connection lost or refused; PostgreSQL starting, stopping, or out of connections (SQLSTATE classes 08, 53, 57P). */
function isDatabaseGone(exception: unknown): boolean {
  const code = codeOf(exception);
  if (code && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|08...|53300|57P0[1-3])$/.test(code)) return true;
  const message = exception instanceof Error ? exception.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Connection ended/i.test(message);
}

const describe = (exception: unknown) =>
  exception instanceof Error ? (exception.stack ?? exception.message) : String(exception);
