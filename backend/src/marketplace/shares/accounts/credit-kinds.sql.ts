import {
  type EntryKind,
  INTO_CREDIT,
  OUT_OF_CREDIT,
} from '../../../contract/marketplace/shares/share-terms.js';

const isOneOf = (kinds: readonly EntryKind[], kind: string): string =>
  `${kind} IN (${kinds.map((one) => `'${one}'`).join(', ')})`;

/** @param kind column of an entry @returns whether it adds to farm credit */
export const isIntoCredit = (kind: string): string => isOneOf(INTO_CREDIT, kind);
/** @param kind column of an entry @returns whether it takes from farm credit */
export const isOutOfCredit = (kind: string): string => isOneOf(OUT_OF_CREDIT, kind);
