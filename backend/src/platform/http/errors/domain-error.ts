import { ERRORS, type ErrorCode } from '../../../contract/shared/errors.js';

/** A code of the contract's table, which has the status and the sentence. */
export class DomainError extends Error {
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    /** For VALIDATION_FAILED. */
    readonly issues?: { path: string; message: string }[],
    options?: ErrorOptions & {
      /** Seconds; sent as `Retry-After`. */
      retryAfter?: number;
    },
  ) {
    super(issues?.[0]?.message ?? ERRORS[code].message, options);
    this.name = 'DomainError';
    this.retryAfter = options?.retryAfter;
  }
}
