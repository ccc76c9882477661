import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { hasSearchWords, nearestWords } from './spelling.sql.js';

/** Words shorter than this are too near to too many others to be corrected. */
const SHORTEST_WORD = 4;
/** More words than this are not looked up. */
const MOST_WORDS = 8;
const WORD = /[\p{L}\p{N}']+/gu;

/**
 * Mends typing errors in search texts by the words that stand in the names of what is searched: triggers keep
 * them.
 */
@Injectable()
export class Spelling {
  constructor(private readonly database: Database) {}

  /** A text of nothing but words like "the" is no filter. */
  async hasWords(text: string): Promise<boolean> {
    const [row] = await this.database.query(hasSearchWords, [text]);
    return row?.hasWords ?? false;
  }

  /** @returns the text with unknown words replaced by known ones; null when that changes nothing */
  async correct(text: string): Promise<string | null> {
    const words = (text.match(WORD) ?? []).slice(0, MOST_WORDS);
    const asked = words.filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word));
    if (asked.length === 0) return null;
    const rows = await this.database.query(nearestWords, [asked]);
    const nearest = new Map(rows.map((row) => [row.word, row.nearest]));
    const corrected = text.replace(WORD, (word) => nearest.get(word) ?? word);
    return corrected.toLowerCase() === text.toLowerCase() ? null : corrected;
  }
}
