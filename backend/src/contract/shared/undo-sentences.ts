/** How many things undoing an import removes, puts back and leaves alone. */
export interface UndoCounts {
  removed: number;
  restored: number;
  kept: number;
}

/**
 * @param thing in the singular, such as "product"; its plural has an s
 * @param isDone whether it was undone, or only would be
 * @returns what undoing an import does or did, in sentences; a colon ends the last where a list follows
 */
export function undoSentences(
  { removed, restored, kept }: UndoCounts,
  thing: string,
  isDone: boolean,
): string[] {
  const things = (count: number) => `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
  const sentences = [
    removed > 0 && (isDone ? `${things(removed)} deleted.` : `This deletes ${things(removed)}.`),
    restored > 0 &&
      (isDone
        ? `${things(restored)} changed back.`
        : `${things(restored)} will be as ${restored === 1 ? 'it was' : 'they were'} before.`),
    kept > 0 && `${things(kept)} ${kept === 1 ? 'stays as it is' : 'stay as they are'}${isDone ? '.' : ':'}`,
  ].filter((sentence) => sentence !== false);
  return removed + restored === 0 ? ['There’s nothing to undo anymore.', ...sentences] : sentences;
}
