import { z } from 'zod';
import { MAX_ALT_LENGTH } from '../shared/images.js';
import { LimitQuery, OffsetQuery, RowId, Timestamp } from '../shared/schemas.js';
import { longText, requiredText } from '../shared/texts.js';
import { NEWS_LENGTH } from './news-limits.js';

const NOT_THERE = 'The news could not be found.';

/** A farm's news as everyone sees it. */
export const NewsView = z.object({
  id: z.number(),
  text: z.string(),
  photo: z
    .object({
      imageUrl: z.string(),
      /** May be empty. */
      alt: z.string(),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  createdAt: Timestamp,
});
export type NewsView = z.infer<typeof NewsView>;

/** GET /api/farms/{id}/news: the newest first. */
export const NewsList = z.array(NewsView);
export const NewsQuery = z.object({ limit: LimitQuery(3), offset: OffsetQuery });
export type NewsQuery = z.infer<typeof NewsQuery>;

/** POST /api/farms/{id}/news: a form whose file `image` may be left out. */
export const NewsFields = z.strictObject({
  text: requiredText(NEWS_LENGTH, 'Please write your news.'),
  alt: z
    .string()
    .max(MAX_ALT_LENGTH, `Please use at most ${MAX_ALT_LENGTH} characters.`)
    .default('')
    .transform((text) => text.replaceAll('\0', '').trim()),
});
export type NewsFields = z.output<typeof NewsFields>;

export const FarmNewsParams = z.object({
  id: RowId('The farm could not be found.'),
  newsId: RowId(NOT_THERE),
});
export type FarmNewsParams = z.infer<typeof FarmNewsParams>;
export const NewsParams = z.object({ id: RowId(NOT_THERE) });
export type NewsParams = z.infer<typeof NewsParams>;

/**
 * POST /api/farm-news/{id}/report: someone thinks that it should not be there. Once per person; again
 * changes nothing.
 */
export const NewsReportRequest = z.strictObject({
  reason: longText(3, 500, 'Please say what is wrong with it.'),
});
export type NewsReportRequest = z.output<typeof NewsReportRequest>;

/** A farm's news as its people see it. */
export const OwnNewsView = NewsView.extend({
  /** Why our team has hidden it; null where it is shown. */
  hiddenReason: z.string().nullable(),
});
export type OwnNewsView = z.infer<typeof OwnNewsView>;

/** What a farm may write, and what it wrote last. */
export const OwnFarmNews = z.object({
  farmId: z.number(),
  farmName: z.string(),
  /** How many more it may write now. */
  left: z.number(),
  /** From when on it may write again; null where it may now, or where it is stopped. */
  nextAt: Timestamp.nullable(),
  /** Why it may not write: our team has stopped it, or has not verified the farm yet; null where it may. */
  refused: z.enum(['stopped', 'unverified']).nullable(),
  /** What our team says. */
  stoppedReason: z.string().nullable(),
  news: z.array(OwnNewsView),
});
export type OwnFarmNews = z.infer<typeof OwnFarmNews>;

/** GET /api/farmer/news */
export const OwnNewsList = z.array(OwnFarmNews);
