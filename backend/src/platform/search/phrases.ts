import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../config/project-folder.js';
import { foodKey } from './foods.js';

const FILE = path.join(projectFolder(), 'backend/content/foods/phrases.csv');
export const MOST_PHRASE_WORDS = 3;

let sayings: ReadonlyMap<string, readonly string[]> | undefined;

/** @returns "u pick" of "pick your own"; null for what is no saying */
export function alsoOf(words: readonly string[]): readonly string[] | null {
  sayings ??= readPhrases(readFileSync(FILE, 'utf8'));
  return sayings.get(foodKey(words)) ?? null;
}

const readPhrases = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [phrase = '', also = ''] = line.split(',');
        return [foodKey(phrase.split(' ')), also.split('|')] as const;
      }),
  );
