import { inTurn, turned } from '../row-drawings';
import { ordinal } from '../seeded';
import { drawingsOf } from './drawings-of';
import { NEUTRAL, plainDrawings } from './subjects';

/** What the picture of a record is chosen by. */
export interface DrawnRecord {
  category: string;
  seed: number | string;
  name: string;
}

/** @returns what a record's drawing is kept under */
export const drawnKey = ({ category, seed, name }: DrawnRecord) => `${category}/${seed}/${name}`;

/**
 * Chooses the drawings of a list, so that none comes twice in a row of its cards: of those that fit the one
 * that was longest ago; where all have just been, one that suits the category or a label.
 * @param records those of the list's items that have no photograph
 */
export function drawingsInARow(records: readonly DrawnRecord[]): ReadonlyMap<string, string> {
  const chosen = inTurn(
    records.map(({ category, seed, name }) => [
      turned(drawingsOf(category, name), ordinal(seed)),
      plainDrawings(category),
      NEUTRAL,
    ]),
  );
  return new Map(records.map((record, index) => [drawnKey(record), chosen[index] ?? '']));
}
