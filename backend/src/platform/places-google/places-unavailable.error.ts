import { DomainError } from '../http/errors/domain-error.js';

/** Google Places did not answer, or refused. Why is in the log; people read the contract's sentence (503). */
export class PlacesUnavailableError extends DomainError {
  constructor(
    /** For the log and for tests. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('PLACES_UNAVAILABLE', undefined, options);
    this.name = 'PlacesUnavailableError';
  }
}
