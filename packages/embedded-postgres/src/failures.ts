import { EmbeddedPostgresError } from './embedded-postgres-error.js';

/**
 * Puts what went wrong while the database was being made or started into one sentence.
 *
 * @param output what PostgreSQL's program said, or the error of a file operation
 * @param folder the folder that was being worked on
 * @param log    where all of it can be read, if it is kept
 */
export function startFailure(output: unknown, folder: string, log?: string): EmbeddedPostgresError {
  if (output instanceof EmbeddedPostgresError) return output;
  const code = (output as NodeJS.ErrnoException | undefined)?.code ?? '';
  const text = output instanceof Error ? output.message : String(output);
  const cause = { cause: output };
  const is = (codes: string, words: RegExp) => codes.split(' ').includes(code) || words.test(text);

  if (is('ENOSPC EDQUOT', /No space left on device|Disk quota exceeded/)) {
    return new EmbeddedPostgresError(
      `The disk that holds ${folder} is full; make room, or set DATA_DIR to a folder on another disk.`,
      cause,
    );
  }
  if (is('ENOTDIR EEXIST', /^Not a directory$/)) {
    return new EmbeddedPostgresError(
      `${folder} cannot be used as a folder, because something on its path is a file; set DATA_DIR to a folder.`,
      cause,
    );
  }
  if (is('EACCES EPERM EROFS', /Permission denied|Operation not permitted|Read-only file system/)) {
    return new EmbeddedPostgresError(
      `The folder ${folder} cannot be written by this user; give it to this user, or set DATA_DIR to another folder.`,
      cause,
    );
  }
  if (is('EBUSY', /^Device or resource busy$/)) {
    return new EmbeddedPostgresError(
      `The folder ${folder} is a mount point, which the database cannot be made in; mount the folder above it instead.`,
      cause,
    );
  }
  const where = log ? ` (all of it is in ${log})` : '';
  return new EmbeddedPostgresError(`PostgreSQL did not start: ${told(text)}${where}.`, cause);
}

/** The line that says most: the last fatal one, else the last. */
function told(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const fatal = lines.filter((line) => /\b(FATAL|PANIC|error):/.test(line)).at(-1);
  return (fatal ?? lines.at(-1) ?? 'it said nothing')
    .replace(/^.*?\b(FATAL|PANIC|error):\s*/, '')
    .replace(/\.$/, '');
}
