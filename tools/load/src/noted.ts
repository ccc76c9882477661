/**
 * What the people of a run were promised by the server's answers; the audit holds the database against it.
 */

/** One buyer's attempt to place one order, however often it was sent. */
export interface Attempt {
  /** Its Idempotency-Key, which also stands in the order's notes. */
  key: string;
  /** Every answer of 201. Money in cents. */
  answers: { id: number; total: number }[];
  /** Its buyer took something out, and no answer said what it costs since. */
  isTotalUnsure?: boolean;
  /** The last word was a refusal (4xx): there must be no order. Without any word there may be one. */
  isRefused: boolean;
}

/** A listing that somebody posted; the mark stands in its description. */
export interface Posted {
  mark: string;
  /** Null where no answer came: it may be there or not. */
  id: number | null;
  isRefused: boolean;
}

/** A share of an order that its vendor moved, as the server confirmed it. */
export interface Move {
  orderId: number;
  vendorId: number;
  status: string;
}

/** What a buyer changed of a vendor's share of an order. */
export interface Change {
  orderId: number;
  vendorId: number;
  kind: 'day' | 'items';
  /** Null where no answer came: it may be there or not. */
  isMade: boolean | null;
  /** The day that it has since. */
  windowId?: number;
}

export interface Noted {
  attempts: Map<string, Attempt>;
  posted: Map<string, Posted>;
  moves: Move[];
  changes: Change[];
}

export const nothingNoted = (): Noted => ({
  attempts: new Map(),
  posted: new Map(),
  moves: [],
  changes: [],
});

/** What the notes of orders and the descriptions of listings begin with that a run makes. */
export const MARK = 'Load run, ';
