/** What the bench and the servers that it starts tell each other. */

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the yardstick answers at a path: the rows of these statements, run one after the other. */
export interface Route {
  path: string;
  statements: Statement[];
}

export type Command =
  | { type: 'cpu' }
  | { type: 'note' }
  | { type: 'noted' }
  | { type: 'answer'; routes: Route[] }
  /** To the yardstick of pages: fetch what these pages ask of the API at `from`, and keep it. */
  | { type: 'record'; from: string; paths: string[] };
