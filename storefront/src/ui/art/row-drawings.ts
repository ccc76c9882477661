import { createContext, useContext } from 'react';

/** How many pictures may stand side by side: within so many, none comes twice. */
const ROW = 4;

/**
 * Chooses a drawing for each record of a list, in its order: of those that fit the one that was longest ago,
 * and none that the last few had. The same list gets the same drawings on the server and in the browser, and
 * a longer one begins the same.
 * @param choices of each record, sets of drawings: a later one counts where all of an earlier one were just
 * shown
 */
export function inTurn(choices: readonly (readonly (readonly string[])[])[]): string[] {
  const lastAt = new Map<string, number>();
  const age = (drawing: string) => lastAt.get(drawing) ?? -ROW;
  return choices.map((sets, index) => {
    const fresh = sets
      .map((drawings) => drawings.filter((drawing) => index - age(drawing) >= ROW))
      .find(({ length }) => length > 0);
    const drawings = fresh ?? sets[0] ?? [];
    const chosen = drawings.reduce((best, one) => (age(one) < age(best) ? one : best), drawings[0] ?? '');
    lastAt.set(chosen, index);
    return chosen;
  });
}

/** @returns the same drawings, beginning where a number says */
export const turned = (drawings: readonly string[], number: number): string[] => {
  const start = number % drawings.length;
  return [...drawings.slice(start), ...drawings.slice(0, start)];
};

/** The drawings that a list chose for its records, by their keys. */
export const RowDrawings = createContext<ReadonlyMap<string, string>>(new Map());

/** @returns the drawing that the list around it chose for a record; undefined outside of a list */
export const useDrawingInRow = (key: string) => useContext(RowDrawings).get(key);
