import { z } from 'zod';
import { Day, Timestamp } from '../shared/schemas.js';
import { PAGE_STATUSES } from './page-status.js';

const NOT_FOUND = 'The guide could not be found.';
export const ContentHubParams = z.object({ slug: z.string(NOT_FOUND).max(120, NOT_FOUND) });
export type ContentHubParams = z.infer<typeof ContentHubParams>;

/** How much there is of a guide's topic, and where. */
export const HubFigures = z.object({
  asOf: Day,
  /** What is counted, in words for a number: "CSA farms", "farmers markets that take SNAP". */
  what: z.string(),
  count: z.number(),
  stateCount: z.number(),
  /** At most 10, the most first. */
  states: z.array(
    z.object({ state: z.string(), stateCode: z.string(), slug: z.string(), count: z.number() }),
  ),
  /** At most 12, the most within 25 miles first. */
  cities: z.array(
    z.object({
      city: z.string(),
      stateCode: z.string(),
      slug: z.string(),
      count: z.number(),
    }),
  ),
});
export type HubFigures = z.infer<typeof HubFigures>;

/** A guide as lists show it. */
export const ContentHubCard = z.object({
  id: z.number(),
  topic: z.string(),
  /** /guides/{slug} is the page's address. */
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  targetKeyword: z.string(),
  /** Not measured: 0 unless staff filled it in. */
  searchVolume: z.number(),
  /** How much there is of its topic; null where nothing is counted. */
  count: z.number().nullable(),
  status: z.enum(PAGE_STATUSES),
  lastUpdated: Timestamp,
  createdAt: Timestamp,
});
export type ContentHubCard = z.infer<typeof ContentHubCard>;
export const ContentHubList = z.array(ContentHubCard);
export type ContentHubList = z.infer<typeof ContentHubList>;

/** The answer of GET /api/content-hubs/{slug}. */
export const ContentHubView = ContentHubCard.extend({
  /** Markdown. */
  content: z.string(),
  /** The content as safe HTML. */
  contentHtml: z.string(),
  /** The content's second-level headings, as `renderMarkdown` tells them, for a table of contents. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Addresses of this site: /guides/…, /blog/…, /browse?… */
  relatedPages: z.array(z.string()),
  /** The pages of `relatedPages` that there are, with their titles. */
  relatedLinks: z.array(z.object({ path: z.string(), title: z.string() })),
  figures: HubFigures.nullable(),
});
export type ContentHubView = z.infer<typeof ContentHubView>;
