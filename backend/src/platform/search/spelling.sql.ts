import { statement } from '../database/statement.js';

/**
 * For each of the words: itself when it (or a word of the same stem) is known, else the most similar known
 * word.
 */
export const nearestWords = statement<{ word: string; nearest: string }, [words: readonly string[]]>(`
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

/** Whether a text holds any word that is searched for: "the" does not. */
export const hasSearchWords = statement<{ hasWords: boolean }, [text: string]>(
  `SELECT numnode(websearch_to_tsquery('farmgate', $1)) > 0 AS "hasWords"`,
);
