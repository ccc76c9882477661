import { DomainError } from '../http/errors/domain-error.js';

/** Where the files of pictures are. A name is a path of safe characters, e.g. "k3…/800.jpg". */
export interface MediaStore {
  /** @throws StoreFull when there is no room; StoreDown */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @returns null where there is no such file @throws StoreDown */
  get(name: string): Promise<Buffer | null>;
  /** A file that is not there is none of a problem. @throws StoreDown */
  delete(name: string): Promise<void>;
}

/** The store has no room for a file. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/** The store does not answer, or not in time. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

/** @returns what a request ends with that needed the store */
export function asDomainError(error: unknown): unknown {
  if (error instanceof StoreFull) return new DomainError('STORAGE_FULL', undefined, { cause: error });
  if (error instanceof StoreDown) return new DomainError('STORAGE_UNAVAILABLE', undefined, { cause: error });
  return error;
}
