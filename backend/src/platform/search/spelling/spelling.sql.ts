import { statement } from '../../database/statement.js';

export const wordsInNames = statement<{ word: string }, [words: readonly string[]]>(
  'SELECT word FROM search_words WHERE word = ANY($1::text[])',
);

export const similarWords = statement<
  { word: string; isKnown: boolean; similar: string[] },
  [words: readonly string[]]
>(`
    SELECT asked.word,
      EXISTS (SELECT 1 FROM search_words WHERE word = asked.word) AS "isKnown",
      ARRAY(SELECT known.word FROM search_words AS known
        WHERE known.word % asked.word AND length(known.word) BETWEEN length(asked.word) - 2 AND length(asked.word) + 2
        ORDER BY similarity(known.word, asked.word) DESC, known.word LIMIT 12) AS similar
    FROM unnest($1::text[]) AS asked (word)`);
