import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { canEnter, databaseUser, isRoot, userOf, type DatabaseUser } from './database-user.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { startFailure } from './failures.js';

/** Where the database lives and who runs it. */
export interface Place {
  /** PostgreSQL's data folder; may not exist yet. Without symbolic links. */
  cluster: string;
  user: DatabaseUser;
  /** A folder for what PostgreSQL's user must be able to read: a copy of the programs. */
  spare: string;
  /** The data folder is not below `dataDir`, because PostgreSQL's user may not enter that. */
  elsewhere: boolean;
}

/** In a relocated data folder's parent: which `dataDir` it belongs to. */
const belongsTo = 'belongs-to.txt';
/** In `dataDir`: where its database is. It travels with a project that is moved. */
const signpost = 'postgres-is-elsewhere.txt';

/**
 * Chooses the folder of the database: `dataDir/postgres`, or where PostgreSQL's user may not enter that
 * (root's own folder) a folder below `homes`, which is found again at the next start, also after the project
 * was moved.
 *
 * @throws EmbeddedPostgresError when no place works
 */
export function choosePlace(dataDir: string, homes = ['/var/lib/farmgate', '/srv/farmgate']): Place {
  const folder = madeFolder(dataDir);
  const cluster = resolved(path.join(folder, 'postgres'));
  if (!isRoot()) return { cluster, user: databaseUser(), spare: folder, elsewhere: false };

  const user = owner(cluster) ?? databaseUser();
  const known = knownElsewhere(folder, homes);
  if (known)
    return { cluster: path.join(known, 'postgres'), user, spare: path.dirname(known), elsewhere: true };
  if (canEnter(user, folder)) return { cluster, user, spare: homes[0] ?? folder, elsewhere: false };
  if (existsSync(path.join(cluster, 'PG_VERSION'))) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster} runs as the user ${user.name}, who may not enter that folder; let others enter the folders above it, or set DATA_DIR to another place.`,
    );
  }
  return { ...newElsewhere(folder, user, homes), user, elsewhere: true };
}

/** The name of the folder for a given `dataDir` below one of the homes. */
function homeName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
}

function madeFolder(dataDir: string): string {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      // Whatever the umask says: PostgreSQL's own user has to pass through, and its folder is closed by
      // itself.
      chmodSync(dataDir, 0o755);
    }
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return realpathSync(dataDir);
  } catch (error) {
    // Making a folder on a read-only disk fails as if the folder above were not there.
    const code = (error as NodeJS.ErrnoException).code;
    throw startFailure(code === 'ENOENT' ? { code: 'EROFS' } : error, dataDir);
  }
}

function resolved(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** The user that an existing data folder belongs to, when that is not root. */
function owner(cluster: string): DatabaseUser | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? userOf(found.uid, found.gid) : undefined;
}

function knownElsewhere(dataDir: string, homes: string[]): string | undefined {
  const candidates = homes.map((home) => path.join(home, homeName(dataDir)));
  const signed = read(path.join(dataDir, signpost));
  if (signed) candidates.push(signed);
  for (const folder of candidates) {
    const keeper = read(path.join(folder, belongsTo));
    if (!keeper) continue;
    // A copied project has the signpost too, and must not share the database of the one it was copied from.
    if (keeper !== dataDir && existsSync(keeper)) continue;
    if (keeper !== dataDir) writeFileSync(path.join(folder, belongsTo), `${dataDir}\n`);
    return folder;
  }
  return undefined;
}

function newElsewhere(dataDir: string, user: DatabaseUser, homes: string[]) {
  for (const home of homes) {
    const folder = path.join(home, homeName(dataDir));
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      chmodSync(home, 0o755);
      chmodSync(folder, 0o755);
      if (!canEnter(user, folder)) continue;
      writeFileSync(path.join(folder, belongsTo), `${dataDir}\n`);
      putSignpost(dataDir, folder);
      return { cluster: path.join(realpathSync(folder), 'postgres'), spare: home };
    } catch {
      // The next one, then.
    }
  }
  throw new EmbeddedPostgresError(
    `The user ${user.name}, as which PostgreSQL runs because it refuses root, may not enter ${dataDir}, and neither ${homes.join(' nor ')} can be used instead; set DATA_DIR to a folder that everybody may enter, or set DATABASE_URL.`,
  );
}

function putSignpost(dataDir: string, folder: string): void {
  try {
    writeFileSync(path.join(dataDir, signpost), `${folder}\n`);
  } catch {
    // A help for a project that is moved later; the folder is found by its name as well.
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
