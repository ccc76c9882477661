import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** SQL with the types of its rows and of its values. It stands in a `*.sql.ts` file. */
export interface Statement<Row extends QueryResultRow, Values extends readonly unknown[] = []> {
  /** Made of the text, so that another text is another statement. */
  readonly name: string;
  readonly text: string;
  /** For the compiler alone. */
  readonly types?: (values: Values) => Row;
}

/** @returns the statement of a text, with `$1`, `$2` … for its values */
export function statement<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): Statement<Row, Values> {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 20), text };
}

/**
 * Runs a statement in a transaction, or outside of one through the data source.
 * @returns the rows that it reads, or gives back by RETURNING
 */
export async function fetchRows<Row extends QueryResultRow, Values extends readonly unknown[]>(
  tx: EntityManager | DataSource,
  { text }: Statement<Row, Values>,
  values: Values,
): Promise<Row[]> {
  const answer = await tx.query<Row[] | Changed<Row>>(text, [...values]);
  return isChanged(answer) ? answer[0] : answer;
}

/**
 * Runs a statement that changes rows.
 * @returns how many rows it updated or deleted
 */
export async function execute<Values extends readonly unknown[]>(
  tx: EntityManager | DataSource,
  { text }: Statement<QueryResultRow, Values>,
  values: Values,
): Promise<number> {
  const answer = await tx.query<QueryResultRow[] | Changed<QueryResultRow>>(text, [...values]);
  return isChanged(answer) ? answer[1] : answer.length;
}

/** What TypeORM gives back for UPDATE and DELETE: the rows, and how many there were. */
type Changed<Row> = [rows: Row[], count: number];

function isChanged<Row>(answer: Row[] | Changed<Row>): answer is Changed<Row> {
  return typeof answer[1] === 'number';
}
