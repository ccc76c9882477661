import { describe, expect, it } from '@jest/globals';
import { type Chunk, mergeChunks } from './merge-chunks';

const chunk = (name: string, size: number, ...imports: string[]): Chunk => ({ name, size, imports });
const pages = (...names: string[]) => names.map((name) => ({ name, weight: 1 }));
const merge = (chunks: Chunk[], roots = pages('home', 'browse', 'cart'), fileCost = 100) =>
  mergeChunks(chunks, { roots, present: new Set(['app']), fileCost })
    .map((names) => names.toSorted())
    .sort();

/** Always the same numbers from 0 to 1 for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** @returns a group that leads back to itself */
function circleAmong(groups: string[][], chunks: Chunk[]): string[] | undefined {
  const groupOf = (name: string) => groups.find((names) => names.includes(name)) ?? [name];
  const next = (names: string[]) =>
    chunks
      .filter(({ name }) => names.includes(name))
      .flatMap(({ imports }) => imports.map((name) => groupOf(name).join()))
      .filter((group) => group !== names.join());
  return groups.find((names) => {
    const reached = new Set(next(names));
    for (const group of reached) for (const further of next(group.split(','))) reached.add(further);
    return reached.has(names.join());
  });
}

describe('putting shared files together', () => {
  it('joins what the same pages need', () => {
    expect(
      merge([
        chunk('home', 50, 'app', 'cards', 'map'),
        chunk('browse', 50, 'app', 'cards', 'map'),
        chunk('cart', 50, 'app'),
        chunk('cards', 9_000),
        chunk('map', 9_000),
        chunk('app', 1),
      ]),
    ).toEqual([['cards', 'map']]);
  });

  it('joins little that one page does not need, and leaves much apart', () => {
    const chunks = (size: number) => [
      chunk('home', 50, 'words', 'cards'),
      chunk('browse', 50, 'words', 'cards'),
      chunk('cart', 50, 'words'),
      chunk('words', 300),
      chunk('cards', size),
    ];
    expect(merge(chunks(199))).toEqual([['cards', 'words']]);
    expect(merge(chunks(201))).toEqual([['cards'], ['words']]);
  });

  it('counts what is loaded behind a file with it', () => {
    const chunks = (behind: number) => [
      chunk('home', 50, 'words', 'dialog'),
      chunk('browse', 50, 'words', 'dialog'),
      chunk('cart', 50, 'words'),
      chunk('words', 10),
      chunk('dialog', 10, 'library'),
      chunk('library', behind),
    ];
    expect(merge(chunks(100_000))).toEqual([['dialog', 'library'], ['words']]);
    expect(merge(chunks(10))).toEqual([['dialog', 'library', 'words']]);
  });

  it('minds how much a page counts', () => {
    const chunks = [
      chunk('home', 50, 'words', 'cards'),
      chunk('browse', 50, 'words', 'cards'),
      chunk('cart', 50, 'words'),
      chunk('words', 10),
      chunk('cards', 150),
    ];
    const roots = (weight: number) => [...pages('home', 'browse'), { name: 'cart', weight }];
    expect(merge(chunks, roots(1))).toEqual([['cards', 'words']]);
    expect(merge(chunks, roots(3))).toEqual([['cards'], ['words']]);
  });

  it('makes no files that import each other in a circle', () => {
    const roots = pages('a', 'b', 'c', 'd', 'e');
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomFrom(seed);
      const shared = Array.from({ length: 12 }, (_, index) => `shared-${index}`);
      const some = (names: string[], share: number) => names.filter(() => random() < share);
      const chunks = [
        ...roots.map(({ name }) => chunk(name, 50, ...some(shared, 0.3))),
        ...shared.map((name, index) => chunk(name, random() * 400, ...some(shared.slice(index + 1), 0.2))),
      ];
      const groups = merge(chunks, roots);
      expect(groups.flat().length).toBeGreaterThan(0);
      expect({ seed, circle: circleAmong(groups, chunks) }).toEqual({ seed, circle: undefined });
    }
  });

  it('leaves out what every page has, pages themselves, and what one page alone loads', () => {
    expect(
      merge([
        chunk('home', 50, 'app', 'art', 'words'),
        chunk('browse', 50, 'app', 'words', 'cart'),
        chunk('cart', 50, 'app'),
        chunk('app', 10),
        chunk('art', 10),
        chunk('words', 10),
      ]),
    ).toEqual([['words']]);
  });
});
