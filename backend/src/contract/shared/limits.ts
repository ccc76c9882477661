/**
 * Every business constant and limit of the product, in one place. Free of zod, so that a page may import it
 * cheaply.
 */

/** Page size of the browse and product lists. */
export const PAGE_SIZE = 20;
/** How many cards of a page the server's HTML has; browsers ask for the rest by themselves. */
export const FIRST_CARDS = 8;
/** The largest `limit` that a list call accepts. */
export const MAX_PAGE_SIZE = 100;
/** What a list that is answered whole, unless a `limit` is given, never exceeds. */
export const MOST_LISTED = 5_000;
/** The deepest `offset` that a list call accepts. */
export const MAX_OFFSET = 10_000;
/** Counts stop here: a list says "more than 1,000" rather than counting a whole table. */
export const COUNT_BOUND = 1_000;
/** Where counting stops: one more tells that there are more. */
export const STOP_COUNTING_AT = COUNT_BOUND + 1;
/** How many newest listings the home page asks for. */
export const HOME_LISTINGS = 4;
/** How many articles the home page leads on to. */
export const HOME_ARTICLES = 3;
/** How many crops the home page names. */
export const HOME_CROPS = 12;
/** How many placeholder cards a list shows while it loads. */
export const LOADING_PLACEHOLDERS = 8;

/** Miles around a ZIP code's center that count as near it, unless the person asks for another radius. */
export const DEFAULT_RADIUS_MILES = 25;
/** The radii that a person can choose, in miles. */
export const RADIUS_CHOICES = [5, 10, 25, 50, 100] as const;
export type RadiusMiles = (typeof RADIUS_CHOICES)[number];

/** A listing carries its 'New' badge for this many days after it was created. */
export const NEW_LISTING_DAYS = 3;
/** A listing's meta description is its description's first characters. */
export const META_DESCRIPTION_LENGTH = 150;

/** Longest search text that a call accepts, in characters. */
export const MAX_SEARCH_LENGTH = 200;
/** Longest text that the ZIP field accepts, in characters. */
export const ZIP_INPUT_LENGTH = 10;
/** Longest text that a field accepts which takes a city's name as well as a ZIP code. */
export const PLACE_INPUT_LENGTH = 60;
/** How many calls of Google Places, each of which costs money, one visitor may cause in a minute. */
export const GOOGLE_CALLS_PER_MINUTE = 60;
/**
 * How many pages and answers one visitor may have made anew in a minute; those that are kept are not counted.
 */
export const READS_PER_MINUTE = 1_200;
/** How many ZIP codes the device remembers. */
export const RECENT_ZIPS = 5;

/** How much of a record's lists its card shows before '+N more'. */
export const CARD_LIMITS = {
  marketProductTypes: 3,
  farmProductTypes: 4,
  farmActivities: 3,
  farmReviews: 2,
  marketScreenReviews: 2,
  locationProductTypes: 6,
  locationActivities: 3,
} as const;

/** Toasts: one at a time; milliseconds and pixels. */
export const TOAST = { limit: 1, durationMs: 5_000, removeDelayMs: 1_000_000, swipeThresholdPx: 50 } as const;

/** Days within which the team promises to answer a farm application. */
export const APPLICATION_REVIEW_DAYS = '2-3 business days';

/** The team's office hours. */
export const OFFICE_HOURS = [
  { days: 'Mon-Fri', hours: '9:00 AM-5:00 PM' },
  { days: 'Sat', hours: '10:00 AM-2:00 PM' },
  { days: 'Sun', hours: 'closed' },
] as const;

/**
 * A page that did something leads on after this long: farm claimed, farm created, registered. Milliseconds.
 */
export const REDIRECT_DELAY_MS = 1_500;

/** A listing that nobody confirmed for this many days asks its farmer by mail … */
export const LISTING_ASK_DAYS = 60;
/** … and after this many it is hidden until the farmer renews it. */
export const LISTING_HIDE_DAYS = 90;
/** A farm or a market that nobody confirmed for this many days is asked about by email … */
export const CONFIRM_AFTER_DAYS = 365;
/** … once more after this many, and after as many again it is shown as not confirmed. */
export const CONFIRM_AGAIN_DAYS = 14;
/** So many people are asked on one day, so that a full directory does not write to all of them at once. */
export const CONFIRMATION_MAILS_A_DAY = 400;
/** The dashboard counts a listing's views of this many days. */
export const LISTING_VIEW_DAYS = 30;
/** How many listings one account may have. */
export const MAX_LISTINGS_PER_USER = 500;
/** How many farms one account may have. */
export const MAX_FARMS_PER_USER = 50;
/** How many claims of one account may wait for staff at a time. */
export const MAX_OPEN_CLAIMS = 3;
/** The same for an account that is younger than so many days. */
export const MAX_OPEN_CLAIMS_AT_FIRST = 1;
export const NEW_ACCOUNT_DAYS = 7;
/** So many farms an account can give back within so many days; then it can't claim another one. */
export const MAX_FARMS_GIVEN_BACK = 3;
export const GIVEN_BACK_DAYS = 30;
/** For so many days a photo that was removed from a farm can be brought back. */
export const KEEP_REMOVED_PHOTOS_DAYS = 30;

/** The shortest password that can be chosen. A setting can ask for more; older ones may be shorter. */
export const MIN_PASSWORD_LENGTH = 6;
/** The shortest one that staff and whoever owns payouts can choose without a second factor. */
export const MIN_GUARDED_PASSWORD_LENGTH = 12;
/** A password reset link is good for this long. */
export const RESET_LINK_MINUTES = 60;
/** A link that confirms an email address is good for this many days. */
export const EMAIL_CONFIRMATION_DAYS = 7;
/** A session ends after this many days without use. */
export const SESSION_DAYS = 30;
/** The link of an invitation is good for this many days. */
export const INVITATION_DAYS = 7;

/** How many recovery codes a second factor comes with. */
export const RECOVERY_CODES = 10;
/** A code of an authenticator may be so many steps of 30 seconds early or late. */
export const SECOND_FACTOR_DRIFT_STEPS = 1;

/**
 * So many pages that aren't kept are made for one household within a minute; kept pages aren't counted.
 * People and search engines read slower.
 */
export const PAGES_PER_MINUTE = 1_200;

/** How many addresses one account can save. */
export const MAX_ADDRESSES = 10;
