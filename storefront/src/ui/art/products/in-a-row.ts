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
 * Chooses the drawings of a list, in its order, so that none comes twice in a row: of those that fit the one
 * that was longest ago; where the only one has just been, one that suits the category or a label.
 * The same list gets the same drawings on the server and in the browser, and a longer one begins the same.
 * @param records those of the list's items that have no photograph
 */
export function drawingsInARow(records: readonly DrawnRecord[]): ReadonlyMap<string, string> {
  const lastAt = new Map<string, number>();
  const chosen = new Map<string, string>();
  let before = '';
  records.forEach((record, index) => {
    const fitting = drawingsOf(record.category, record.name);
    const start = ordinal(record.seed) % fitting.length;
    const turned = [...fitting.slice(start), ...fitting.slice(0, start)];
    const choices = [turned, plainDrawings(record.category), NEUTRAL]
      .map((drawings) => drawings.filter((drawing) => drawing !== before))
      .find(({ length }) => length > 0);
    const age = (drawing: string) => lastAt.get(drawing) ?? -1;
    before = (choices ?? turned).reduce((best, drawing) => (age(drawing) < age(best) ? drawing : best));
    lastAt.set(before, index);
    chosen.set(drawnKey(record), before);
  });
  return chosen;
}
