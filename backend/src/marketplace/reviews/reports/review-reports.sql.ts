import type { Reported } from '../../../contract/marketplace/reviews.js';
import { statement } from '../../../platform/database/statement.js';

/** Answers no row where the same person has reported it before. */
export const insertReport = statement<
  { id: number },
  [reviewId: number, of: Reported, reporter: string, reason: string]
>(`
  INSERT INTO review_reports (review_id, of, reporter, reason) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING id`);

/** What was reported stays; by whom does not. */
export const eraseReporter = statement<Record<string, never>, [reporter: string]>(
  `UPDATE review_reports SET reporter = 'erased:' || gen_random_uuid() WHERE reporter = $1`,
);
