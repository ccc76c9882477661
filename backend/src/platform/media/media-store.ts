import { DomainError } from '../http/errors/domain-error.js';

/** Names are paths of safe characters, e.g. "k3…/800.jpg". */
export interface MediaStore {
  /** @throws StoreFull, StoreDown */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @returns null where there is no such file @throws StoreDown */
  get(name: string): Promise<Buffer | null>;
  /** Does nothing where there is no such file. @throws StoreDown */
  delete(name: string): Promise<void>;
}

export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/** Also where it does not answer in time. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

export function asDomainError(error: unknown): unknown {
  if (error instanceof StoreFull) return new DomainError('STORAGE_FULL', undefined, { cause: error });
  if (error instanceof StoreDown) return new DomainError('STORAGE_UNAVAILABLE', undefined, { cause: error });
  return error;
}
