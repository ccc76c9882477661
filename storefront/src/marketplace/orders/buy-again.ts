/** What became of one line of an earlier order. */
export interface BoughtAgain {
  name: string;
  wanted: number;
  /** How many went into the cart. */
  added: number;
}

/**
 * @returns whether anything is in the cart now, and what to say: how many, and what is not sold anymore or
 * there are too few of
 */
export function buyAgainOutcome(lines: readonly BoughtAgain[]): { isAnyAdded: boolean; sentences: string[] } {
  const added = lines.reduce((sum, line) => sum + line.added, 0);
  const gone = lines.filter((line) => line.added === 0).map(({ name }) => name);
  const few = lines.filter((line) => line.added > 0 && line.added < line.wanted);
  return {
    isAnyAdded: added > 0,
    sentences: [
      added > 0
        ? `Added ${added} ${added === 1 ? 'item' : 'items'} to your cart.`
        : 'We couldn’t add anything to your cart.',
      ...(gone.length > 0 ? [`Not available now: ${gone.join(', ')}.`] : []),
      ...few.map(({ name, added: number }) => `Only ${number} of ${name} left.`),
    ],
  };
}
