import { Injectable } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { HOUSE_ZONE } from '../../contract/shared/calendar/house-zone.js';
import { poolOf } from '../database/pool.js';
import { fetchRows, passingStatement } from '../database/statement.js';
import { DomainError } from '../http/errors/domain-error.js';
import { staffZone } from '../settings/staff-zone.sql.js';
import {
  BEGIN_READING,
  boundedCount,
  cursorOver,
  FETCH_CHUNK,
  isKey,
  type ListRequest,
  type ListStatement,
  lockOf,
  pageIds,
  ROLLBACK,
  type RowSource,
  rowsByIds,
} from './list.sql.js';

export type Row = Record<string, unknown>;

export interface AdminPage {
  rows: Row[];
  offset: number;
  /** Counted to the bound. */
  total: number;
  isMore: boolean;
}

/** Ids of a page first, then what belongs to them, so that no join widens the search. */
@Injectable()
export class AdminRows {
  constructor(readonly dataSource: DataSource) {}

  /** @param range first and last row, from 0 @throws VALIDATION_FAILED for one behind the counted rows */
  async page(
    source: RowSource,
    fields: readonly string[],
    list: ListRequest,
    range: readonly [number, number],
  ): Promise<AdminPage> {
    const offset = Math.min(range[0], list.bound);
    const limit = Math.min(range[1] - range[0] + 1, list.bound - offset);
    const [ids, [counted]] = await Promise.all([
      this.run<{ id: number | string }>(pageIds(source, list, offset, limit)),
      this.run<{ total: number }>(boundedCount(source, list)),
    ]);
    const total = counted?.total ?? 0;
    if (total > list.bound && range[0] >= list.bound)
      throw new DomainError('VALIDATION_FAILED', [beyond(list)]);
    const rows = await this.byIds(
      source,
      fields,
      ids.map(({ id }) => id),
    );
    return { rows, offset, total: Math.min(total, list.bound), isMore: total > list.bound };
  }

  /** @returns in the order of the ids; those that are gone are left out */
  async byIds(
    source: RowSource,
    fields: readonly string[],
    ids: readonly (number | string)[],
  ): Promise<Row[]> {
    if (ids.length === 0) return [];
    const rows = await this.run<Row>(rowsByIds(source, fields, ids));
    const found = new Map(rows.map((row): [unknown, Row] => [row.id, asJson(row)]));
    return ids.flatMap((id): Row[] => {
      const row = found.get(id);
      return row ? [row] : [];
    });
  }

  /** @throws RECORD_NOT_FOUND */
  async one(
    source: RowSource,
    fields: readonly string[],
    id: number | string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<Row> {
    if (!isKey(source, id)) throw new DomainError('RECORD_NOT_FOUND');
    const { text, values } = rowsByIds(source, fields, [id]);
    const [row] = await fetchRows(tx, passingStatement<Row>(text), values);
    if (!row) throw new DomainError('RECORD_NOT_FOUND');
    return asJson(row);
  }

  /** For the rest of the transaction. @throws RECORD_NOT_FOUND */
  async lock(source: RowSource, id: number | string, tx: EntityManager): Promise<void> {
    if (!isKey(source, id)) throw new DomainError('RECORD_NOT_FOUND');
    const rows = await fetchRows(tx, lockOf(source), [id]);
    if (rows.length === 0) throw new DomainError('RECORD_NOT_FOUND');
  }

  /** A thousand at a time through a cursor. Times are `Date` here. */
  async *all(source: RowSource, list: ListRequest, fields: readonly string[]): AsyncGenerator<Row[]> {
    const client = await this.connection();
    let failure: Error | undefined;
    try {
      const { text, values } = cursorOver(source, list, fields);
      await client.query(BEGIN_READING);
      await client.query(text, values);
      for (;;) {
        const { rows } = await client.query<Row>(FETCH_CHUNK);
        if (rows.length === 0) return;
        yield rows;
      }
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      await client.query(ROLLBACK).catch((error: Error) => (failure = error));
      client.release(failure);
    }
  }

  /** @returns an IANA name */
  async staffZone(): Promise<string> {
    const [row] = await fetchRows(this.dataSource, staffZone, []);
    return row?.zone ?? HOUSE_ZONE;
  }

  private run<Found extends QueryResultRow>({ text, values }: ListStatement): Promise<Found[]> {
    return fetchRows(this.dataSource, passingStatement<Found>(text), values);
  }

  private connection(): Promise<PoolClient> {
    return poolOf(this.dataSource).connect();
  }
}

const beyond = ({ bound }: ListRequest) => ({
  path: 'range',
  message: `This list ends after ${bound.toLocaleString('en-US')} rows. Please narrow the filter, or use export.csv, which has all of them.`,
});

const asJson = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
