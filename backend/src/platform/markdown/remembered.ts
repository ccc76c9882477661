import { LRUCache } from 'lru-cache';

/** How many characters of texts are remembered for each way of reading them. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Texts of articles and pages are read far more often than they change.
 * @param make what is made of a text, by the text alone; must not be changed by whoever gets it
 * @returns the same, which remembers the texts that were asked for lately
 */
export function remembered<Value extends object | number>(
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new LRUCache<string, Value>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_value, text) => text.length + 1,
  });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = make(text);
    known.set(text, value);
    return value;
  };
}
