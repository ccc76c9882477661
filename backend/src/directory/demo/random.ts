/** Random choices that come out the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  /** One of the list, which may not be empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** `count` different items (fewer where the list is shorter), in random order. */
  sample<Item>(list: readonly Item[], count: number): Item[];
  /** One of the list, the heavier ones more often; null when nothing has a weight. */
  weighted<Item>(list: readonly Item[], weight: (item: Item) => number): Item | null;
}

/** @param seed any text; texts that differ a little give streams that have nothing in common */
export function createRandom(seed: string): Random {
  const next = mulberry32(hashText(seed));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.');
    return list[Math.floor(next() * list.length)] as Item;
  };
  const sample = <Item>(list: readonly Item[], count: number): Item[] => {
    const rest = [...list];
    const chosen: Item[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    return chosen;
  };
  const weighted = <Item>(list: readonly Item[], weight: (item: Item) => number): Item | null => {
    const weights = list.map(weight);
    const total = weights.reduce((sum, value) => sum + value, 0);
    if (total <= 0) return null;
    let left = next() * total;
    const index = weights.findIndex((value) => (left -= value) < 0);
    return list[index === -1 ? list.length - 1 : index] as Item;
  };
  return { next, int, chance: (share) => next() < share, pick, sample, weighted };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Tommy Ettinger's small generator; good enough to shuffle words with. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
