import { DomainError } from '../../../platform/http/errors/domain-error.js';

/** @throws PAYMENTS_UNAVAILABLE where the provider did not answer; what was decided here stays */
export const orUnavailable = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    throw new DomainError('PAYMENTS_UNAVAILABLE', undefined, { cause: error });
  });
