import { SEARCH_TALLY_DAYS, SEARCH_TERM_DAYS } from '../../contract/site/retention.js';
import { todayIn, UTC } from '../database/days.sql.js';
import { statement } from '../database/statement.js';

/** Of one day and kind. */
const MOST_TERMS_A_DAY = 2_000;

/** In the keys' order, so that servers don't deadlock. An unknown ZIP code counts as none. */
export const addCounts = statement<object, [tallies: string, misses: string]>(`
  WITH counted AS (
    INSERT INTO search_tallies (day, kind, zip_code, searches, found_nothing)
    SELECT given.day, given.kind, coalesce(zip.zip_code, ''), sum(given.searches), sum(given."foundNothing")
    FROM jsonb_to_recordset($1::jsonb) AS given(day date, kind text, "zipCode" text, searches integer, "foundNothing" integer)
      LEFT JOIN zip_codes AS zip ON zip.zip_code = given."zipCode"
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, kind, zip_code) DO UPDATE SET
      searches = search_tallies.searches + excluded.searches,
      found_nothing = search_tallies.found_nothing + excluded.found_nothing
  ),
  added AS (
    INSERT INTO search_days (day, searches, found_nothing)
    SELECT day, sum(searches), sum("foundNothing")
    FROM jsonb_to_recordset($1::jsonb) AS given(day date, searches integer, "foundNothing" integer)
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET
      searches = search_days.searches + excluded.searches,
      found_nothing = search_days.found_nothing + excluded.found_nothing
  )
  INSERT INTO search_misses (day, kind, term, searches)
  SELECT given.day, given.kind, given.term, given.searches
  FROM jsonb_to_recordset($2::jsonb) AS given(day date, kind text, term text, searches integer)
  WHERE (SELECT count(*) FROM search_misses AS known WHERE known.day = given.day AND known.kind = given.kind) < ${MOST_TERMS_A_DAY}
    OR EXISTS (SELECT 1 FROM search_misses AS known
      WHERE known.day = given.day AND known.kind = given.kind AND known.term = given.term)
  ORDER BY 1, 2, 3
  ON CONFLICT (day, kind, term) DO UPDATE SET searches = search_misses.searches + excluded.searches`);

const before = `${todayIn(UTC)} -`;

export const DELETE_OLD = [
  statement(`DELETE FROM search_tallies WHERE day < ${before} ${SEARCH_TALLY_DAYS}`),
  statement(`DELETE FROM search_days WHERE day < ${before} ${SEARCH_TALLY_DAYS}`),
  statement(`DELETE FROM search_misses WHERE day < ${before} ${SEARCH_TERM_DAYS}`),
];
