import type { ClientBase } from 'pg';

/** What a backup has to know of the product whose data it keeps. */
export interface Product {
  version: string;
  jobs: JobTables;
  schema: Schema;
  pictures: Pictures;
}

/** The tables of background jobs, whose schema the jobs' own library makes. */
export interface JobTables {
  schema: string;
  /** Those with jobs in them; the others are not backed up. */
  tables: readonly string[];
}

/**
 * The product's tables, which migrations make. Each function opens connections of its own to a postgres://
 * address.
 */
export interface Schema {
  /** Makes the schema as it was after these migrations, and queues for jobs. */
  make(url: string, wanted: { migrations: string[]; queues: string[] }): Promise<void>;
  /** Takes the product's own tables away again. */
  undo(url: string): Promise<void>;
}

/** The files of pictures. */
export interface Pictures {
  /** The folder that they are in, where it is one. */
  folder: string | null;
  /** @returns the names of the files of each picture that the database names */
  files(client: ClientBase): Promise<string[][]>;
  isFile(name: string): boolean;
  /** @returns null where there is no such file */
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Buffer): Promise<void>;
}
