import { statement } from '../../../platform/database/statement.js';

/** Answers no row where the same person has reported it before. */
export const insertReport = statement<{ id: number }, [newsId: number, reporter: string, reason: string]>(`
  INSERT INTO farm_news_reports (news_id, reporter, reason) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING id`);

/** What was reported stays; by whom does not. */
export const eraseReporter = statement<Record<string, never>, [reporter: string]>(
  `UPDATE farm_news_reports SET reporter = 'erased:' || gen_random_uuid() WHERE reporter = $1`,
);

export const reportsOf = statement<
  {
    id: number;
    reason: string;
    userId: number | null;
    username: string | null;
    dismissedAt: Date | null;
    createdAt: Date;
  },
  [newsId: number]
>(`SELECT report.id, report.reason, reporter.id AS "userId", reporter.username::text,
    report.dismissed_at AS "dismissedAt", report.created_at AS "createdAt"
  FROM farm_news_reports AS report
  LEFT JOIN users AS reporter ON report.reporter = 'account:' || reporter.id
  WHERE report.news_id = $1 ORDER BY report.id DESC LIMIT 100`);
