import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../database/database.js';

/** Words shorter than this are too near to too many others to be corrected. */
const SHORTEST_WORD = 4;
/** More words than this are not looked up. */
const MOST_WORDS = 8;
const WORD = /[\p{L}\p{N}']+/gu;

/** For each of the words $1: itself when it (or a word of the same stem) is known, else the most similar known word. */
const nearestWords = prepared(`
    SELECT asked.word, asked.place,
      CASE
        WHEN EXISTS (SELECT 1 FROM search_words WHERE word = asked.plain) THEN asked.word
        ELSE coalesce(
          (SELECT known.word FROM search_words AS known WHERE known.word % asked.plain
           ORDER BY similarity(known.word, asked.plain) DESC, known.word LIMIT 1), asked.word)
      END AS nearest
    FROM (SELECT word, lower(unaccent(word)) AS plain, place
          FROM unnest($1::text[]) WITH ORDINALITY AS list (word, place)) AS asked
    ORDER BY asked.place`);

/** Whether a text holds any word that is searched for: "the" does not. $1 text. */
const hasSearchWords = prepared(`SELECT numnode(websearch_to_tsquery('farmgate', $1)) > 0 AS "hasWords"`);

/** Mends typing errors in search texts by the words that stand in the names of what is searched: triggers keep them. */
@Injectable()
export class Spelling {
  constructor(private readonly database: Database) {}

  /** A text of nothing but words like "the" is no filter. */
  async hasWords(text: string): Promise<boolean> {
    const [row] = await this.database.query<{ hasWords: boolean }>(hasSearchWords, [text]);
    return row?.hasWords ?? false;
  }

  /** @returns the text with unknown words replaced by known ones; null when that changes nothing */
  async correct(text: string): Promise<string | null> {
    const words = (text.match(WORD) ?? []).slice(0, MOST_WORDS);
    const asked = words.filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word));
    if (asked.length === 0) return null;
    const rows = await this.database.query<{ word: string; nearest: string }>(nearestWords, [asked]);
    const nearest = new Map(rows.map((row) => [row.word, row.nearest]));
    const corrected = text.replace(WORD, (word) => nearest.get(word) ?? word);
    return corrected.toLowerCase() === text.toLowerCase() ? null : corrected;
  }
}
