/** What the bench and the servers that it starts tell each other. */

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the yardstick answers at a path: these rows, out of what the statements find one after the other. */
export interface Route {
  path: string;
  statements: Statement[];
  /** As `keyOf` has them, in the order of the product's answer. */
  keys: string[];
}

/** @returns what tells a row from all others, in an answer of the contract and in a row of the database */
export const keyOf = ({ id, type }: { id: number | string; type?: string }): string =>
  type === undefined ? String(id) : `${type}-${id}`;

export type Command =
  | { type: 'cpu' }
  | { type: 'note' }
  | { type: 'noted' }
  | { type: 'answer'; routes: Route[] }
  /** To the yardstick of pages: fetch what these pages ask of the API at `from`, and keep it. */
  | { type: 'record'; from: string; paths: string[] };
