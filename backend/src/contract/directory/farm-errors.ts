import { NEWS_PER_WEEK } from './news-limits.js';

/** What can be refused about a farm's photos, corrections and news. Free of zod. */
export const FARM_ERRORS = {
  PHOTO_NOT_FOUND: { status: 404, message: "We couldn't find that photo." },
  CORRECTION_NOT_FOUND: { status: 404, message: "We couldn't find that correction." },
  TOO_MANY_PHOTOS: {
    status: 409,
    message: 'A farm can have at most 8 photos. Please remove one first.',
  },
  NEWS_NOT_FOUND: { status: 404, message: 'The news could not be found.' },
  TOO_MUCH_NEWS: {
    status: 409,
    message: `You can post ${NEWS_PER_WEEK} times in 7 days, so that your followers keep reading. Please post this later.`,
  },
  NEWS_STOPPED: {
    status: 403,
    message: 'Our team has stopped news from this farm. Please contact us to talk about it.',
  },
  NEWS_NOT_VERIFIED: { status: 403, message: 'You can post news once we’ve verified your farm.' },
} as const;
