import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { scrubbed } from './log-fields.rules.js';

/** What Nest says while starting is for debugging only. */
export class FastifyLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.target.debug(fields(rest), text(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.target.debug(fields(rest), text(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.target.trace(fields(rest), text(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn(fields(rest), text(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error(fields(rest), text(message));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.target.fatal(fields(rest), text(message));
  }
}

/** Nest passes an optional stack and, last, the name of the class that speaks. */
function fields(rest: unknown[]): { context?: string; stack?: string } {
  const texts = rest.filter((part) => typeof part === 'string');
  const [context, stack] = [texts.at(-1), texts.length > 1 ? texts[0] : undefined];
  return { ...(context ? { context } : {}), ...(stack ? { stack: scrubbed(stack) } : {}) };
}

const text = (message: unknown) =>
  message instanceof Error ? (message.stack ?? message.message) : String(message);
