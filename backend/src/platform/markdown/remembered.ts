import { LRUCache } from 'lru-cache';

/** For each way of reading them. */
const MOST_CHARACTERS = 2_000_000;

/** @param make depends on the text alone; nobody may change what it returns */
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
