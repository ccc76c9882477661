import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fetchRows } from '../database/statement.js';
import * as sql from './indexed-pages.sql.js';
import type { PageSource } from './indexed-pages.sql.js';

export interface IndexedPage {
  path: string;
  /** Null where nothing says so. */
  changedAt: Date | null;
}

export interface IndexedTable extends PageSource {
  /** In the site map's addresses, e.g. "listings". */
  name: string;
  path(key: string): string;
}

/** Few pages: listed at once. */
export interface IndexedList {
  name: string;
  pages(db: DataSource): Promise<IndexedPage[]>;
}

export interface Chunk {
  /** "listings-3" */
  name: string;
  pages: number;
  changedAt: Date | null;
}

/** Site maps may hold 50,000; of smaller ones more stay the same from day to day. */
const IDS_PER_CHUNK = 10_000;
/** Of PostgreSQL's integers. */
const LARGEST_ID = 2 ** 31 - 1;
const ROWS_AT_ONCE = 1_000;
const CHUNK = /^([a-z-]+?)-([1-9]\d{0,5})$/;

/** A part is a range of ids, so a row stays in its part whatever comes and goes. */
@Injectable()
export class IndexedPages {
  private readonly tables: IndexedTable[] = [];
  private readonly lists: IndexedList[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /** Call in a module's `onModuleInit`. */
  addTable(table: IndexedTable): void {
    this.refuseTaken(table.name);
    this.tables.push(table);
  }

  /** Call in a module's `onModuleInit`. */
  addList(list: IndexedList): void {
    this.refuseTaken(list.name);
    this.lists.push(list);
  }

  /** @returns those that hold anything, the lists first */
  async chunks(): Promise<Chunk[]> {
    const chunks: Chunk[] = [];
    for (const list of this.lists) {
      const found = await list.pages(this.dataSource);
      if (found.length > 0) {
        chunks.push({ name: `${list.name}-1`, pages: found.length, changedAt: latest(found) });
      }
    }
    for (const table of this.tables) chunks.push(...(await this.chunksOf(table)));
    return chunks;
  }

  /** @returns null where nothing has that name */
  async chunk(name: string): Promise<Chunk | null> {
    const found = this.find(name);
    if (!found) return null;
    if ('pages' in found.source) {
      const pages = await found.source.pages(this.dataSource);
      return pages.length > 0 ? { name, pages: pages.length, changedAt: latest(pages) } : null;
    }
    return (await this.chunksOf(found.source, found.number))[0] ?? null;
  }

  /** By id and few at a time. */
  async *pages(name: string): AsyncGenerator<IndexedPage> {
    const found = this.find(name);
    if (!found) return;
    if ('pages' in found.source) yield* await found.source.pages(this.dataSource);
    else yield* this.rows(found.source, found.number);
  }

  private async *rows(source: IndexedTable, number: number): AsyncGenerator<IndexedPage> {
    const last = number * IDS_PER_CHUNK;
    let after = last - IDS_PER_CHUNK;
    const statement = sql.pagesBetween(source, ROWS_AT_ONCE);
    for (;;) {
      const rows = await fetchRows(this.dataSource, statement, [after, last]);
      for (const { key, changedAt } of rows) yield { path: source.path(key), changedAt };
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_AT_ONCE) return;
      after = end.id;
    }
  }

  private async chunksOf(source: IndexedTable, number?: number): Promise<Chunk[]> {
    const rows =
      number === undefined
        ? await fetchRows(this.dataSource, sql.allChunks(source, IDS_PER_CHUNK), [])
        : await fetchRows(this.dataSource, sql.chunksBetween(source, IDS_PER_CHUNK), [
            (number - 1) * IDS_PER_CHUNK,
            number * IDS_PER_CHUNK,
          ]);
    return rows.map(({ number: found, ...chunk }) => ({ name: `${source.name}-${found}`, ...chunk }));
  }

  /** Two of a name would share their addresses. */
  private refuseTaken(name: string): void {
    if ([...this.lists, ...this.tables].some((each) => each.name === name)) {
      throw new Error(`The site map has a part named ${name} already.`);
    }
  }

  private find(chunk: string): { source: IndexedTable | IndexedList; number: number } | null {
    const [, name, digits] = CHUNK.exec(chunk) ?? [];
    const number = Number(digits);
    const source = [...this.lists, ...this.tables].find((each) => each.name === name);
    if (!source || number * IDS_PER_CHUNK > LARGEST_ID) return null;
    return number === 1 || 'table' in source ? { source, number } : null;
  }
}

function latest(pages: readonly IndexedPage[]): Date | null {
  const times = pages.flatMap(({ changedAt }) => (changedAt ? [changedAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
