import { statement } from '../database/statement.js';

/** The texts are SQL of the program's own. */
export interface PageSource {
  table: string;
  /** Pages that everybody sees and that may be listed. */
  isLive: string;
  /** The id, a slug, or more than one column. */
  key: string;
  changedAt: string;
}

interface PageRow {
  id: number;
  key: string;
  changedAt: Date;
}

export const pagesBetween = ({ table, isLive, key, changedAt }: PageSource, limit: number) =>
  statement<PageRow, [after: number, last: number]>(
    `SELECT id, (${key})::text AS key, ${changedAt} AS "changedAt" FROM ${table}
    WHERE (${isLive}) AND id > $1 AND id <= $2 ORDER BY id LIMIT ${limit}`,
  );

interface ChunkRow {
  number: number;
  pages: number;
  changedAt: Date;
}

const chunks = ({ table, isLive, changedAt }: PageSource, idsPerChunk: number, range: string) =>
  `SELECT (id - 1) / ${idsPerChunk} + 1 AS number, count(*)::int AS pages, max(${changedAt}) AS "changedAt"
  FROM ${table} WHERE (${isLive}) ${range} GROUP BY 1 ORDER BY 1`;

export const allChunks = (source: PageSource, idsPerChunk: number) =>
  statement<ChunkRow>(chunks(source, idsPerChunk, ''));

export const chunksBetween = (source: PageSource, idsPerChunk: number) =>
  statement<ChunkRow, [after: number, last: number]>(chunks(source, idsPerChunk, 'AND id > $1 AND id <= $2'));
