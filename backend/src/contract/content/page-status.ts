/** What becomes of a page that the product makes. Free of zod. */
export const PAGE_STATUSES = ['draft', 'published', 'archived'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/**
 * What a run of the generator can be in. `waiting`: another one is at work; `stopping`: it ends after the
 * city under way.
 */
export const RUN_STATUSES = ['waiting', 'running', 'stopping', 'done', 'stopped', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Who started a run. */
export const RUN_STARTERS = ['staff', 'schedule', 'terminal', 'demonstration'] as const;
export type RunStarter = (typeof RUN_STARTERS)[number];

/** The generator's inputs: how many pages a run makes, and how long it waits between two of them. */
export const GENERATION = {
  minBatch: 1,
  maxBatch: 50,
  defaultBatch: 10,
  minDelayMs: 500,
  maxDelayMs: 10_000,
  defaultDelayMs: 2_000,
  /** Runs that may wait for their turn. */
  maxWaiting: 20,
} as const;

/** The button 'MASSIVE SCALE': so many calls, with this batch and delay, so far apart. */
export const MASSIVE_SCALE = { calls: 5, batchSize: 50, delayMs: 1_200, apartMs: 2_000 } as const;

/** 'Target Goal': pages. */
export const TARGET_GOAL_PAGES = 500;

/** A page that is older than this many days is made anew even where nothing has changed. */
export const PAGE_STALE_DAYS = 30;

/** Miles around a city's center that its page looks at. */
export const PAGE_RADIUS_MILES = 25;

/** How many farms and markets a page keeps, and how many of them its screen shows as cards. */
export const PAGE_FARMS = 16;
export const PAGE_FARM_CARDS = 8;

/** The topics that pages count by; each has a guide of the same slug. */
export const HUB_TOPICS = [
  'csa-programs',
  'u-pick-farms',
  'farm-fresh-eggs',
  'organic-food',
  'snap-at-farmers-markets',
  'farm-stands',
  'pasture-raised-meat',
  'local-honey',
] as const;
export type HubTopic = (typeof HUB_TOPICS)[number];
