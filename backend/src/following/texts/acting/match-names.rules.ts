import { plainWord, singular } from '../../../platform/search/singular.rules.js';

const keysOf = (text: string): string[] =>
  plainWord(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(singular);

/** @returns those with all words of one way to say it; an exact name wins alone */
export function namedBy<One extends { name: string }>(
  ones: readonly One[],
  said: readonly (readonly string[])[],
): One[] {
  const wanted = said.map((words) => [...new Set(words.flatMap(keysOf))]).filter((keys) => keys.length > 0);
  const fitting = ones.filter(({ name }) => {
    const keys = new Set(keysOf(name));
    return wanted.some((words) => words.every((word) => keys.has(word)));
  });
  const exact = fitting.filter(({ name }) => {
    const keys = new Set(keysOf(name));
    return wanted.some((words) => words.length === keys.size && words.every((word) => keys.has(word)));
  });
  return exact.length > 0 ? exact : fitting;
}
