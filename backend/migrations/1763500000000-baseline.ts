import { readdir, readFile } from 'node:fs/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const folder = new URL('baseline/', import.meta.url);
const read = (file: string) => readFile(new URL(file, folder), 'utf8');

/**
 * The schema of version 0.2.0, in which it took 141 migrations. Their names are recorded as well, so that
 * this version starts on the database, and a database that has run them all counts as one with the baseline.
 */
export class Baseline1763500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const parts = (await readdir(folder)).filter((file) => /^\d\d-.*\.sql$/.test(file));
    for (const part of parts.sort()) await runner.query(await read(part));
    const names = (await read('names.txt')).trim().split('\n');
    await runner.query(
      `INSERT INTO migrations ("timestamp", name)
       SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) WITH ORDINALITY AS old (name, place) ORDER BY place`,
      [names],
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error("The baseline can't be undone. To go back, restore a backup."));
  }
}
