import { isFoodWord } from '../../platform/search/foods.js';
import { isDescribing } from '../../platform/search/read-search.rules.js';
import { type FoundName, likestNames } from './like-names.rules.js';
import { isNothingElse, type NameWords } from './name-words.rules.js';

/** Where names are looked for. */
export interface NameSource {
  /** All that have the telling words. */
  called: (asked: NameWords) => Promise<FoundName[]>;
  /** What shares letters with the words, the likest first. */
  spelledLike: (words: string) => Promise<FoundName[]>;
}

export interface NamesFound {
  /** The best first. */
  names: FoundName[];
  /** They have all words as they were typed. */
  isAsTyped: boolean;
}

/** Exact names before those without "farm" or "market", before those with mistakes of typing. */
export async function namesFor(asked: NameWords, sources: readonly NameSource[]): Promise<NamesFound> {
  const called = (await Promise.all(sources.map((source) => source.called(asked)))).flat();
  const whole = called.filter(
    ({ isWhole, name }) => isWhole && (!asked.isFood || isNothingElse(name, asked)),
  );
  if (whole.length > 0) return { names: nearestFirst(whole, asked), isAsTyped: true };
  const isOfFoods = asked.telling.every((word) => isFoodWord(word) || isDescribing(word));
  if (isOfFoods && !(asked.endsAsName && asked.telling.length > 1)) return { names: [], isAsTyped: false };
  if (called.length > 0) return { names: nearestFirst(called, asked), isAsTyped: false };
  const words = asked.telling.join(' ');
  const like = (await Promise.all(sources.map((source) => source.spelledLike(words)))).flat();
  return { names: likestNames(asked, like), isAsTyped: false };
}

const milesTo = ({ result: { distanceMiles = 0 } }: FoundName) => distanceMiles;

/** What is called so and nothing else comes before the nearest. */
const nearestFirst = (names: readonly FoundName[], asked: NameWords) => {
  const isElse = ({ name }: FoundName) => Number(!isNothingElse(name, asked));
  return names.toSorted((one, other) => isElse(one) - isElse(other) || milesTo(one) - milesTo(other));
};
