import { readFile } from 'node:fs/promises';
import { StartError } from '../config/start-error.js';

/** The last version with the migrations that the baseline stands for. */
const LAST_BEFORE = '0.2.0';
/** What its name ends with: it precedes all others. */
export const BASELINE_TIME = '1763500000000';
const folder = new URL('../../../migrations/baseline/', import.meta.url);

/** @returns the names of the migrations that the baseline stands for, the first first */
async function oldNames(): Promise<string[]> {
  return (await readFile(new URL('names.txt', folder), 'utf8')).trim().split('\n');
}

/** @returns SQL that takes away what the baseline made */
export const dropBaseline = (): Promise<string> => readFile(new URL('drop.sql', folder), 'utf8');

/** The time that the name of a migration ends with, in milliseconds. */
export const timeOf = (name: string): string => name.slice(-BASELINE_TIME.length);

/**
 * What a database with these migrations has of the baseline: nothing; the whole, by itself or by all of the
 * migrations that it stands for; or a part of these, which no migration completes anymore.
 */
export type Has = 'nothing' | 'part' | 'whole';

/** @param old the names that the baseline stands for */
export function hasOf(names: readonly string[], old: readonly string[]): Has {
  const done = new Set(names);
  if (names.some((name) => timeOf(name) === BASELINE_TIME)) return 'whole';
  const found = old.filter((name) => done.has(name)).length;
  return found === 0 ? 'nothing' : found === old.length ? 'whole' : 'part';
}

/**
 * @param names of the migrations that a database has run
 * @returns whether it has the baseline
 * @throws StartError where it is older than that
 */
export async function hasBaseline(names: readonly string[]): Promise<boolean> {
  const has = hasOf(names, await oldNames());
  if (has !== 'part') return has === 'whole';
  throw new StartError(
    `This database is from a version before ${LAST_BEFORE}, which this version can't update. Please update to ${LAST_BEFORE} first: start that version once, then this one.`,
  );
}

/**
 * Why the schema can't be made as it was after some migrations: this version doesn't know one of them, or an
 * older version has to run the rest.
 * @param newer times of the migrations since the baseline
 * @returns null where it can
 */
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
