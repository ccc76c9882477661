import { readFile } from 'node:fs/promises';
import { StartError } from '../config/start-error.js';
import { migrationsFolder } from '../migrations-folder.js';

/** The last version with the migrations that the baseline stands for. */
const LAST_BEFORE = '0.2.0';
/** The baseline precedes all other migrations. */
export const BASELINE_TIME = '1763500000000';
const folder = new URL('baseline/', migrationsFolder);

/** The first first. */
async function oldNames(): Promise<string[]> {
  return (await readFile(new URL('names.txt', folder), 'utf8')).trim().split('\n');
}

export const dropBaseline = (): Promise<string> => readFile(new URL('drop.sql', folder), 'utf8');

/** In milliseconds. */
export const timeOf = (name: string): string => name.slice(-BASELINE_TIME.length);

/** `part`: of the old migrations, which none completes anymore. */
export type Has = 'nothing' | 'part' | 'whole';

export function hasOf(names: readonly string[], old: readonly string[]): Has {
  const done = new Set(names);
  if (names.some((name) => timeOf(name) === BASELINE_TIME)) return 'whole';
  const found = old.filter((name) => done.has(name)).length;
  return found === 0 ? 'nothing' : found === old.length ? 'whole' : 'part';
}

/** @param names of migrations that have run @throws StartError where it is older than the baseline */
export async function hasBaseline(names: readonly string[]): Promise<boolean> {
  const has = hasOf(names, await oldNames());
  if (has !== 'part') return has === 'whole';
  throw new StartError(
    `This database is from a version before ${LAST_BEFORE}, which this version can't update. Please update to ${LAST_BEFORE} first: start that version once, then this one.`,
  );
}

/** @param newer times of migrations since the baseline @returns null where the schema fits */
export async function misfitOf(
  names: readonly string[],
  newer: ReadonlySet<string>,
): Promise<{ unknown: string } | { restoreWith: string } | null> {
  const old = await oldNames();
  if (hasOf(names, old) !== 'whole') return { restoreWith: LAST_BEFORE };
  const known = new Set(old);
  const unknown = names.find((name) => !known.has(name) && !newer.has(timeOf(name)));
  return unknown === undefined ? null : { unknown };
}
