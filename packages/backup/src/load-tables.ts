import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackedUpTable, BackupFileError, type BackupManifest, tableKey } from './backup-format.js';
import { columnList, type Droppable, fullName, quoted, readDroppables } from './backup.sql.js';

/** Takes the rows of jobs, whose table another version of their library may have changed. */
const PASSING = 'restored_rows';

/**
 * Loads the rows of a backup into the empty tables of the same schema, in the caller's transaction. Foreign
 * keys, triggers and indexes wait until all rows are there: a trigger would count words again that come with
 * the backup, and only a superuser may leave foreign keys unchecked.
 */
export class TableLoader {
  private readonly tables: Map<string, BackedUpTable>;
  private readonly loaded = new Set<string>();
  private droppables: Droppable[] = [];
  private current: { table: BackedUpTable; rows: Writable & { rowCount: number } } | undefined;

  constructor(
    private readonly client: pg.Client,
    private readonly manifest: BackupManifest,
    private readonly jobsSchema: string,
  ) {
    this.tables = new Map(manifest.tables.map((table) => [tableKey(table), table]));
  }

  async begin(): Promise<void> {
    this.droppables = await readDroppables(this.client);
    for (const { drop } of this.droppables) await this.client.query(drop);
    const own = this.ownTables();
    // Migrations may have written rows, which are in the backup as well.
    await this.client.query(`TRUNCATE ${own.join(', ')}`);
    for (const table of own) await this.client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  }

  /** @param name "schema.table"; all pieces of a table come one after the other */
  async load(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const table = this.tables.get(name);
    if (!table) throw new BackupFileError(`The backup holds rows of ${name}, which it does not describe.`);
    if (this.current?.table !== table) {
      await this.endTable();
      this.current = { table, rows: await this.open(table) };
    }
    const { rows } = this.current;
    for await (const chunk of bytes) if (!rows.write(chunk)) await drained(rows);
  }

  /** Makes what was left out again, and sets the numbering of rows. */
  async end(): Promise<void> {
    await this.endTable();
    for (const { name, rows } of this.manifest.tables) {
      if (rows > 0 && !this.loaded.has(name)) throw new Error(`The rows of ${name} did not come.`);
    }
    for (const { make } of [...this.droppables].reverse()) await this.client.query(make);
    for (const table of this.ownTables()) await this.client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    for (const { table, column, lastValue, isCalled } of this.manifest.sequences) {
      await this.client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, $4)', [
        `public.${quoted(table)}`,
        column,
        lastValue,
        isCalled,
      ]);
    }
  }

  private ownTables(): string[] {
    return this.manifest.tables.filter(({ schema }) => schema !== this.jobsSchema).map(fullName);
  }

  private async open(table: BackedUpTable): Promise<Writable & { rowCount: number }> {
    let target = `${fullName(table)} (${columnList(table.columns)})`;
    if (table.schema === this.jobsSchema) {
      const columns = table.columns.map((name) => `${quoted(name)} text`);
      await this.client.query(`CREATE TEMPORARY TABLE ${PASSING} (${columns.join(', ')})`);
      target = PASSING;
    }
    const rows = this.client.query(copyFrom(`COPY ${target} FROM STDIN`));
    // Where something else fails, the connection ends while it is open; unheard, that would end the process.
    rows.on('error', () => undefined);
    return rows;
  }

  private async endTable(): Promise<void> {
    if (!this.current) return;
    const { table, rows } = this.current;
    this.current = undefined;
    rows.end();
    await finished(rows);
    if (rows.rowCount !== table.rows) {
      throw new Error(`Of ${table.name} came ${rows.rowCount} rows instead of ${table.rows}.`);
    }
    if (table.schema === this.jobsSchema) await this.passOn(table);
    this.loaded.add(table.name);
  }

  /** What another version of the jobs' library does not know of a job is left out. */
  private async passOn(table: BackedUpTable): Promise<void> {
    const { rows } = await this.client.query<{ name: string; type: string }>(
      `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname = ANY($2)`,
      [fullName(table), table.columns],
    );
    const read = rows.map(({ name, type }) => `${quoted(name)}::${type}`);
    await this.client.query(
      `INSERT INTO ${fullName(table)} (${columnList(rows.map(({ name }) => name))})
       SELECT ${read.join(', ')} FROM ${PASSING}`,
    );
    await this.client.query(`DROP TABLE ${PASSING}`);
  }
}

/** @throws what ended the stream meanwhile */
async function drained(stream: Writable): Promise<void> {
  if (stream.writableNeedDrain) await once(stream, 'drain');
}
