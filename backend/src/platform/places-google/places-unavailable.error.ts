import { DomainError } from '../http/errors/domain-error.js';

/** 503; the reason is in the log. */
export class PlacesUnavailableError extends DomainError {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('PLACES_UNAVAILABLE', undefined, options);
    this.name = 'PlacesUnavailableError';
  }
}
