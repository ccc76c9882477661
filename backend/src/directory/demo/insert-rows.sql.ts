import { type Statement, statement } from '../../platform/database/statement.js';

export type Cell = string | number | boolean | null;

export interface Column {
  name: string;
  type: 'text' | 'int' | 'float8' | 'bool' | 'timestamptz' | 'date' | 'jsonb';
  /** Lists travel as JSON, because `unnest` flattens lists of lists. */
  isList?: true;
}

/** The statement's values are the columns, each with the cells of all rows. */
export function insertRows(table: string, columns: readonly Column[]): Statement<{ id: number }, Cell[][]> {
  const parts = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name, isList }) =>
    isList ? `ARRAY(SELECT jsonb_array_elements_text(${name}))` : name,
  );
  return statement(
    `INSERT INTO ${table} (${names})
     SELECT ${values.join(', ')} FROM unnest(${parts}) WITH ORDINALITY AS given (${names}, place_in_line)
     ORDER BY place_in_line
     RETURNING id`,
  );
}
