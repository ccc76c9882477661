import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorCode, ERRORS } from '../../../contract/shared/errors.js';
import { DomainError } from './domain-error.js';
import { errorBody } from './error.filter.js';

/** Where it is more than that the request cannot be read. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers unreadable or smuggled requests, and ends the connection: nothing on it can be trusted. */
export function answerBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const error = CODES[code] ?? 'BAD_REQUEST';
  const { status } = ERRORS[error];
  const body = JSON.stringify(errorBody(new DomainError(error), randomUUID()));
  socket.end(
    `HTTP/1.1 ${status} \r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
