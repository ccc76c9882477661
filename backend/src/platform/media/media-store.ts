/** Where the files of pictures are. A name is a path of safe characters, e.g. "k3…/800.jpg". */
export interface MediaStore {
  /** @throws StoreFull when there is no room */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** @returns null where there is no such file */
  get(name: string): Promise<Buffer | null>;
  /** A file that is not there is none of a problem. */
  delete(name: string): Promise<void>;
}

/** The store has no room for a file. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}
