import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { fetchRows } from '../../database/statement.js';
import { type ReadSearch, isDescribing } from '../read-search.rules.js';
import { plainWord } from '../singular.rules.js';
import { isCorrectable, meantPair, meantWord, nameNearFood, pairsIn } from './spelling.rules.js';
import { similarWords, wordsInNames } from './spelling.sql.js';

const MOST_WORDS = 8;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

@Injectable()
export class Spelling {
  constructor(private readonly database: Database) {}

  /** Never touches a food. @returns null when nothing changes */
  async correct(text: string, search: ReadSearch): Promise<string | null> {
    const others = search.groups.flat().filter(({ food, isExact }) => food === null && !isExact);
    const asked = others
      .flatMap(({ words }) => words)
      .filter((word) => !isDescribing(word))
      .map(plainWord);
    const similar = await this.similar(asked);
    const meant = new Map<string, string>();
    const unknown = similar.filter(({ isKnown }) => !isKnown);
    const parts = await this.knownParts(unknown.map(({ word }) => word));
    for (const { word, similar: names } of unknown) {
      const found = meantPair(word, parts) ?? meantWord(word, names);
      if (found !== null) meant.set(word, found);
    }
    const corrected = text.replace(WORD, (word) => meant.get(plainWord(word)) ?? word);
    return corrected.toLowerCase() === text.toLowerCase() ? null : corrected;
  }

  /** @returns null where nothing else may have been meant */
  async suggest(text: string): Promise<string | null> {
    const words = text.match(WORD) ?? [];
    const [only = ''] = words;
    if (words.length !== 1) return null;
    const [row] = await this.similar([plainWord(only)]);
    return row ? nameNearFood(row.word, row.similar) : null;
  }

  private async knownParts(words: readonly string[]): Promise<ReadonlySet<string>> {
    const parts = words.flatMap((word) => pairsIn(word).flat());
    const known = parts.length === 0 ? [] : await fetchRows(this.database, wordsInNames, [parts]);
    return new Set(known.map(({ word }) => word));
  }

  private async similar(words: readonly string[]) {
    const asked = [...new Set(words)].filter(isCorrectable).slice(0, MOST_WORDS);
    return asked.length === 0 ? [] : fetchRows(this.database, similarWords, [asked]);
  }
}
