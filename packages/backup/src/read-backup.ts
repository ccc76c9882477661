import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  BACKUP_FORMAT,
  BackupFileError,
  BackupHeader,
  BackupManifest,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  MEDIA_FOLDER,
  tableKey,
  tableOfEntry,
} from './backup-format.js';
import type { Following } from './write-backup.js';

/** Far more than any manifest, and little enough for the memory. */
const MOST_JSON_BYTES = 256 * 1024 * 1024;

/**
 * @returns the entries of a backup in their order; each is to be read to its end before the next one
 * @throws BackupFileError
 */
export async function* entriesOf(
  file: string,
  { onProgress, stop }: Following,
): AsyncGenerator<{ name: string; bytes: AsyncIterable<Buffer> }> {
  const { size } = await stat(file).catch((error: unknown) => {
    throw new BackupFileError(`The file ${file} cannot be read.`, { cause: error });
  });
  const source = createReadStream(file);
  const tar = extract();
  const flowing = pipeline(source, createGunzip(), tar);
  flowing.catch(() => undefined);
  let isRead = false;
  try {
    for await (const entry of tar) {
      stop.throwIfAborted();
      onProgress(Math.min(1, source.bytesRead / size));
      yield { name: entry.header.name, bytes: entry };
      entry.resume();
    }
    await flowing;
    isRead = true;
  } finally {
    if (!isRead) source.destroy();
  }
}

/**
 * Reads a whole backup and compares everything in it with its manifest.
 * @returns the manifest
 * @throws BackupFileError where it is no backup, of a newer format, cut off, or altered
 */
export async function checkBackup(file: string, following: Following): Promise<BackupManifest> {
  try {
    return await check(file, following);
  } catch (error) {
    if (error instanceof BackupFileError || following.stop.aborted) throw error;
    throw damaged(file, error);
  }
}

async function check(file: string, following: Following): Promise<BackupManifest> {
  const seen = new Sums();
  let manifest: BackupManifest | undefined;
  let isFirst = true;
  for await (const { name, bytes } of entriesOf(file, following)) {
    if (isFirst && name !== HEADER_ENTRY) throw new BackupFileError(`${file} isn't a Farmgate backup.`);
    isFirst = false;
    if (manifest) throw damaged(file);
    if (name === HEADER_ENTRY) refuseNewer(file, BackupHeader.parse(await readJson(bytes)));
    else if (name === MANIFEST_ENTRY) manifest = BackupManifest.parse(await readJson(bytes));
    else await seen.add(name, bytes);
  }
  if (isFirst) throw new BackupFileError(`${file} isn't a Farmgate backup.`);
  if (!manifest || !seen.agreesWith(manifest)) throw damaged(file);
  return manifest;
}

/** Why a version can't make the schema of a backup: a migration is unknown to it, or left to another one. */
type Misfit = { unknown: string } | { restoreWith: string };

/**
 * @param misfitOf says of migrations why this version can't make the schema that they made
 * @throws BackupFileError where this version can't restore the backup
 */
export async function assertFits(
  file: string,
  { migrations, product }: BackupManifest,
  misfitOf: (migrations: string[]) => Promise<Misfit | null>,
): Promise<void> {
  const misfit = await misfitOf(migrations);
  if (misfit === null) return;
  throw new BackupFileError(
    'unknown' in misfit
      ? `The backup ${file} was written by a newer Farmgate (${product}, with the migration ${misfit.unknown}); please restore it with that version.`
      : `The backup ${file} is from a version before ${misfit.restoreWith} (${product}), which this version can't read. Please restore it with ${misfit.restoreWith} first: start that version once, then this one.`,
  );
}

function refuseNewer(file: string, { format, product }: BackupHeader): void {
  if (format === BACKUP_FORMAT) return;
  throw new BackupFileError(
    `The backup ${file} was written by Farmgate ${product} in a format that this one does not read (${format}).`,
  );
}

const damaged = (file: string, cause?: unknown) =>
  new BackupFileError(`The backup ${file} is cut off or was altered, so nothing of it was used.`, { cause });

/** What the entries add up to, table by table and over all files of pictures. */
class Sums {
  private readonly tables = new Map<string, { hash: Hash; bytes: number }>();
  private readonly media = { hash: createHash('sha256'), files: 0, bytes: 0 };
  private isStrange = false;

  async add(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const table = tableOfEntry(name);
    const isMedia = name.startsWith(MEDIA_FOLDER);
    if (table === null && !isMedia) this.isStrange = true;
    const sums = table === null ? this.media : this.tableSums(table);
    if (isMedia) {
      this.media.files += 1;
      this.media.hash.update(`${name.slice(MEDIA_FOLDER.length)}\0`);
    }
    for await (const chunk of bytes) {
      sums.hash.update(chunk);
      sums.bytes += chunk.length;
    }
  }

  agreesWith({ tables, media }: BackupManifest): boolean {
    const known = new Set(tables.map(tableKey));
    const agree = tables.every((table) => {
      const { hash, bytes } = this.tableSums(tableKey(table));
      return bytes === table.bytes && hash.digest('hex') === table.sha256;
    });
    const { hash, files, bytes } = this.media;
    return (
      !this.isStrange &&
      agree &&
      [...this.tables.keys()].every((name) => known.has(name)) &&
      files === media.files &&
      bytes === media.bytes &&
      hash.digest('hex') === media.sha256
    );
  }

  private tableSums(name: string): { hash: Hash; bytes: number } {
    const sums = this.tables.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
    this.tables.set(name, sums);
    return sums;
  }
}

/** @returns all bytes of an entry @throws Error where there are more than `most` */
export async function readWhole(bytes: AsyncIterable<Buffer>, most = MOST_JSON_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new Error('An entry is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const readJson = async (bytes: AsyncIterable<Buffer>): Promise<unknown> =>
  JSON.parse((await readWhole(bytes)).toString());
