/** What a row of another system's file says of goods, in that system's words; '' where it says nothing. */
export interface ForeignGoods {
  /** As in the spreadsheet, the first row behind the head being 2. */
  row: number;
  /** What the rows of one product share, such as Shopify's handle. */
  key: string;
  sku: string;
  name: string;
  /** '' for a product without options. */
  option: string;
  /** May be HTML. */
  description: string;
  category: string;
  /** As it is written: "$3.00/lb", ".75". */
  price: string;
  /** A number, which may be negative; '' where it isn't counted. */
  stock: string;
  unit: string;
  tags: string;
  isActive: boolean;
  /** Pounds; '' where it isn't known. */
  shippingWeight: string;
  /** Addresses, in order. */
  photos: string;
}

/** Cells of a row by the plain names of their heads: letters and digits in lower case. */
export interface ForeignRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

export interface System {
  name: string;
  /** Heads that no other system's file has together; none where the columns were chosen. */
  heads: readonly string[];
  /** Whether no stock means that it isn't counted, and no tags that there are none. */
  saysAll: boolean;
  read: (rows: readonly ForeignRow[]) => ForeignGoods[];
}

const GRAMS_PER_POUND = 453.592_37;

/** @returns pounds with two decimals, as text; '' for nothing and for zero */
export function poundsOfGrams(grams: string): string {
  const pounds = Number(grams || '0') / GRAMS_PER_POUND;
  return pounds > 0 ? pounds.toFixed(2) : '';
}
