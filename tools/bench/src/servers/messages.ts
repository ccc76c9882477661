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

/** What a row has that tells it from others: of an answer of the contract, or of the database. */
interface Keyed {
  id: number | string;
  /** Of places: whether it is one that was imported, or a registered farm. */
  type?: string;
  /** Of lists in which things of several tables stand together: "listing-12". */
  key?: string;
}

/** @returns what tells a row from all others, in an answer of the contract and in a row of the database */
export const keyOf = ({ id, type, key }: Keyed): string =>
  key ?? (type === undefined ? String(id) : `${type}-${id}`);

/** @returns how the same row is called in a list of several tables; null for what stands in none */
export function mixedKeyOf(row: object & { id: number | string }): string | null {
  if ('productName' in row) return `listing-${row.id}`;
  return 'vendorId' in row ? `product-${row.id}` : null;
}

/** @returns the rows of a list, also of one that stands in an object with the market of each row */
export function rowsOf(answer: unknown): Keyed[] {
  if (Array.isArray(answer)) return answer as Keyed[];
  return (answer as { items: { place: Keyed }[] }).items.map(({ place }) => place);
}

export type Command =
  | { type: 'cpu' }
  | { type: 'note' }
  | { type: 'noted' }
  | { type: 'answer'; routes: Route[] }
  /** To the yardstick of pages: fetch what these pages ask of the API at `from`, and keep it. */
  | { type: 'record'; from: string; paths: string[] };
