/** Sentences with gaps: "{who} keep {count} hens near {city}." */

export type Gaps = Readonly<Record<string, string | undefined>>;

const GAP = /\{(\w+)\}/g;

export function canFill(sentence: string, gaps: Gaps): boolean {
  return [...sentence.matchAll(GAP)].every(([, name]) => gaps[name ?? ''] !== undefined);
}

/** @throws RangeError where a gap is not known */
export function fillText(sentence: string, gaps: Gaps): string {
  const text = sentence.replace(GAP, (_, name: string) => {
    const value = gaps[name];
    if (value === undefined) throw new RangeError(`Nothing to put for {${name}} in "${sentence}".`);
    return value;
  });
  // What was filled in may begin a sentence anywhere in the text.
  return text.replace(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
