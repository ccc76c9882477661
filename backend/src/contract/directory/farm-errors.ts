import { NEWS_PER_WEEK } from './news-limits.js';

/** What can be refused about a farm's photos, corrections and news, and lists of places. Free of zod. */
export const FARM_ERRORS = {
  ONE_CLAIM_AT_FIRST: {
    status: 409,
    message:
      'Your account is new, so you can claim one farm for now. You can claim another once we’ve verified it.',
  },
  TOO_MANY_FARMS_GIVEN_BACK: {
    status: 409,
    message: 'You’ve given back three farms in the last 30 days. To claim another one, please contact us.',
  },
  NO_CODE_CONTACT: { status: 409, message: 'The directory has no such contact for this farm.' },
  CLAIM_CODE_PROVEN: { status: 409, message: 'The claimant has already entered the right code.' },
  CLAIM_CODES_SENT_TODAY: {
    status: 409,
    message:
      'This address got several codes today. Please try again tomorrow, or ask the claimant for proof.',
  },
  CLAIM_CODE_WRONG: { status: 409, message: "That code isn't right. Please check it and try again." },
  CLAIM_CODE_OVER: {
    status: 409,
    message: 'This code no longer works. Please reply to our email, and we’ll send a new one.',
  },
  NOTHING_ASKED: { status: 409, message: 'You’ve already answered this. Thank you.' },
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
  DOUBLE_IS_FARMS: { status: 409, message: 'Please open one of the two farms to merge them there.' },
  DOUBLE_HAS_FEES: {
    status: 409,
    message:
      'Both places have a fee of the same vendor for the same day. Ask a manager to remove one of them, then merge.',
  },
  DOUBLE_KEEPS_FARM: { status: 409, message: 'The farm stays: it stands for its place in the directory.' },
  PLACE_LIST_EXISTS: {
    status: 409,
    message: 'There’s a list with this name. Please choose it, or another name.',
  },
  NEWS_NOT_VERIFIED: { status: 403, message: 'You can post news once we’ve verified your farm.' },
} as const;
