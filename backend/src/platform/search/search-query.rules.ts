import type { ReadSearch, SearchTerm } from './read-search.rules.js';
import { onlyGroup } from './read-search.rules.js';
import { singular, plainWord } from './singular.rules.js';
import { MADE_OF_IT, NEVER_THE_FOOD } from './words.data.js';

export interface RankedQuery {
  all: string;
  /** Slow to check, so it is asked only of rows that are looked at anyway. */
  best: string;
}

/** For `to_tsquery('farmgate', …)`. Names have weight A, farm or vendor and tags weight B. */
export interface SearchQueries extends RankedQuery {
  /** Tried one after another where nothing has all. */
  most: readonly RankedQuery[];
}

const MOST_NAMES = 30;

const quoted = (name: string, weight = '') => `'${name.replaceAll(/['’]/g, "''")}'${weight && `:${weight}`}`;
const anyOf = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
const allOf = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;

/** @param search must have a group */
export function searchQueries(search: ReadSearch): SearchQueries {
  const without = search.without.map((word) => ` & !${quoted(word)}`).join('');
  const ranked = (all: string, best: string): RankedQuery => ({ all: `(${all})${without}`, best });
  return {
    ...ranked(
      anyOf(search.groups.map((terms) => allOf(terms.map(anywhere)))),
      anyOf(search.groups.map(bestOf)),
    ),
    most: mostOf(onlyGroup(search)).map(({ all, best }) => ranked(all, best)),
  };
}

/** Whatever says "cherry tomatoes" says "tomatoes". */
function shortest(names: readonly string[]): string[] {
  const holds = (name: string, other: string) => other !== name && ` ${name} `.includes(` ${other} `);
  return names.filter((name) => !names.some((other) => holds(name, other)));
}

/** Of several words, all of them are enough. */
function anywhere({ words, names, isExact }: SearchTerm): string {
  const parts = shortest(names).map((name) => quoted(name));
  if (words.length > 1 && !isExact) parts.push(allOf(words.map((word) => quoted(word))));
  return anyOf(parts);
}

function bestOf(terms: readonly SearchTerm[]): string {
  const foods = terms.filter(({ food }) => food !== null);
  const weightOf = ({ food }: SearchTerm) => (food ? 'A' : foods.length > 0 ? '' : 'AB');
  const parts = terms.map((term) => anyOf(calledSo(term, weightOf(term))));
  const [only] = foods.length > 0 ? foods : terms;
  const isOne = foods.length === 1 || terms.length === 1;
  return allOf(only && isOne ? [...parts, ...notMadeOf(only, terms)] : parts);
}

/** Also by all words of a food's name in any order: "Dry beans, black". */
function calledSo({ words, names, food }: SearchTerm, weight: string): string[] {
  const parts = shortest(names).map((name) => quoted(name, weight));
  if (food && words.length > 1) parts.push(allOf(words.map((word) => quoted(word, weight))));
  return parts;
}

/** Its name goes on with "jam" or "pie", which nobody asked for. */
function notMadeOf({ names, food }: SearchTerm, terms: readonly SearchTerm[]): string[] {
  const own = [...(food?.also ?? []), ...names.slice(0, 2), ...terms.flatMap(({ words }) => words)];
  const asked = new Set(own.flatMap((name) => name.split(' ')).map((word) => singular(plainWord(word))));
  const others = (list: readonly string[]) =>
    list.filter((word) => !asked.has(singular(word))).map((word) => quoted(word, 'A'));
  const [made, never] = [others(MADE_OF_IT), others(NEVER_THE_FOOD)];
  const called = anyOf(
    shortest(names)
      .slice(0, MOST_NAMES)
      .map((name) => quoted(name, 'A')),
  );
  // A search may ask for all of the words of a list.
  return [
    ...(made.length > 0 ? [`!(${called} <-> ${anyOf(made)})`, `!(${called} <2> ${anyOf(made)})`] : []),
    ...(never.length > 0 ? [`!${anyOf(never)}`] : []),
  ];
}

/** Drops other words first, one, then all; a food stays as long as any is asked for. */
function mostOf(terms: readonly SearchTerm[]): Pick<RankedQuery, 'all' | 'best'>[] {
  const foods = terms.filter(({ food }) => food !== null);
  const others = terms.filter(({ food }) => food === null);
  const choices: (readonly SearchTerm[])[][] = [];
  if (others.length >= 2 && terms.length >= 3) {
    choices.push(others.map((left) => [...foods, ...others.filter((term) => term !== left)]));
  }
  if (foods.length > 0 && others.length > 0) choices.push([foods]);
  if (foods.length > 1) choices.push(foods.map((food) => [food]));
  return choices.map((choice) => ({
    all: anyOf(choice.map((left) => allOf(left.map(anywhere)))),
    best: anyOf(choice.map(bestOf)),
  }));
}
