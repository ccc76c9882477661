import { z } from 'zod';
import { RADIUS_CHOICES, type RadiusMiles } from '../shared/limits.js';
import { listed } from '../shared/listed.js';
import { FormZip, RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalText, requiredEmail, requiredText } from '../shared/texts.js';
import { FOLLOW_KEY, FOLLOW_RHYTHMS, FOLLOWED_WORDS_LENGTH } from './follow-kinds.js';

const NOTHING_THERE = 'There is nothing to follow at this address.';
const RADIUS_MESSAGE = `Please choose ${listed(RADIUS_CHOICES.map(String), 'or')} miles.`;
const ZONE_MESSAGE = 'Please choose a time zone, such as America/New_York.';

/** An IANA name that this server knows. */
export const TimeZone = z.string(ZONE_MESSAGE).max(64, ZONE_MESSAGE).refine(isTimeZone, ZONE_MESSAGE);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&,-]*$/u;

/** Words near a ZIP code, such as "strawberries" within 25 miles of 33901. */
const FollowedSearch = z.strictObject({
  // They stand in an email to an address that anyone can type: no links, no sentences.
  words: requiredText(FOLLOWED_WORDS_LENGTH, 'Please say what you are looking for.').pipe(
    z.string().regex(WORDS, 'Please use letters, digits and spaces.'),
  ),
  zipCode: FormZip,
  miles: z
    .number(RADIUS_MESSAGE)
    .refine(
      (miles): miles is RadiusMiles => RADIUS_CHOICES.some((choice) => choice === miles),
      RADIUS_MESSAGE,
    ),
});

const subject = {
  /** "farm-7", "place-12", "product-3" */
  key: z.string(NOTHING_THERE).regex(FOLLOW_KEY, NOTHING_THERE).optional(),
  search: FollowedSearch.optional(),
  /** Of the device: the zone of someone who follows for the first time. */
  timeZone: TimeZone.optional(),
};
const isOne = ({ key, search }: { key?: string | undefined; search?: object | undefined }) =>
  (key === undefined) !== (search === undefined);

/** POST /api/follows: something by its key, or a search. */
export const FollowRequest = z.strictObject(subject).refine(isOne, NOTHING_THERE);
export type FollowRequest = z.output<typeof FollowRequest>;

/** POST /api/follows/by-email: asks for a link that confirms it. `company` is for programs alone. */
export const FollowByEmail = z
  .strictObject({
    ...subject,
    email: requiredEmail('Please enter your email address, such as ana@example.com.'),
    company: optionalText(200),
  })
  .refine(isOne, NOTHING_THERE);
export type FollowByEmail = z.output<typeof FollowByEmail>;

const EXPIRED = 'This link has expired. Please request a new one.';

/** POST /api/follows/confirm */
export const FollowConfirmation = z.strictObject({
  token: z.string(EXPIRED).regex(/^[\w-]{40,2000}$/, EXPIRED),
});
export type FollowConfirmation = z.output<typeof FollowConfirmation>;

export const FollowParams = z.object({ id: RowId(NOTHING_THERE) });
export type FollowParams = z.output<typeof FollowParams>;

/** What someone follows. */
export const FollowView = z.object({
  id: z.number(),
  kind: z.enum(['farm', 'place', 'product', 'search']),
  /** Empty for a search; else the key that it has now, and those that it had before. */
  keys: z.array(z.string()),
  /** What it is called now, or was called when it was followed. */
  name: z.string(),
  search: z.object({ words: z.string(), zipCode: z.string(), miles: z.number() }).nullable(),
  /** Where it is to be seen; null where it is not shown now. */
  path: z.string().nullable(),
  since: Timestamp,
});
export type FollowView = z.infer<typeof FollowView>;

const MINUTE_MESSAGE = 'Please choose a time of day.';
const MinuteOfDay = z
  .number(MINUTE_MESSAGE)
  .int(MINUTE_MESSAGE)
  .min(0, MINUTE_MESSAGE)
  .max(1439, MINUTE_MESSAGE);
const preferences = {
  rhythm: z.enum(FOLLOW_RHYTHMS, 'Please choose how often we should write.'),
  byEmail: z.boolean('Please say whether we should email you.'),
  byPush: z.boolean('Please say whether we should notify your devices.'),
  /**
   * Minutes after midnight, where they are: nothing is sent from the one to the other; the same twice is
   * never.
   */
  quietFrom: MinuteOfDay,
  quietUntil: MinuteOfDay,
  timeZone: TimeZone,
  /** They want nothing for now; what they follow stays. */
  isStopped: z.boolean('Please say whether we should stop.'),
};

/** What the form had shown of it. */
export const SeenPreferences = seenOf(z.object(preferences));

/**
 * PUT /api/follows/preferences: with `was`, only what it names is changed, and only while it is what it says
 * (409 CHANGED_MEANWHILE).
 */
export const FollowPreferencesRequest = z.strictObject({ ...preferences, was: SeenPreferences.optional() });
export type FollowPreferencesRequest = z.output<typeof FollowPreferencesRequest>;
export const FollowPreferences = z.object({
  ...preferences,
  /** Where emails go; cut short where a link stands for the login. */
  email: z.string(),
  /** No notice is emailed to an address that no one has confirmed. */
  isEmailConfirmed: z.boolean(),
  /** Nothing is kept of them yet; their device knows their zone better. */
  isNew: z.boolean(),
});
export type FollowPreferences = z.infer<typeof FollowPreferences>;

/** GET /api/follows: the newest first. */
export const FollowList = z.object({ follows: z.array(FollowView), preferences: FollowPreferences });
export type FollowList = z.infer<typeof FollowList>;

/** What the link in a confirmation email did; the token stands for the follower's login from then on. */
export const ConfirmedFollow = z.object({ token: z.string(), follow: FollowView });
export type ConfirmedFollow = z.infer<typeof ConfirmedFollow>;

/** The token of the link at the end of every notice. It works for years. */
const token = z.string(EXPIRED).regex(/^[\w-]{35}$/, EXPIRED);

/** POST /api/follow-links/…: the calls above for someone without a login. */
export const FollowLink = z.strictObject({ token });
export type FollowLink = z.output<typeof FollowLink>;
export const FollowByLink = z.strictObject({ ...subject, token }).refine(isOne, NOTHING_THERE);
export type FollowByLink = z.output<typeof FollowByLink>;
export const UnfollowByLink = z.strictObject({
  token,
  id: z.number(NOTHING_THERE).int(NOTHING_THERE).min(1).max(999_999_999),
});
export type UnfollowByLink = z.output<typeof UnfollowByLink>;
export const PreferencesByLink = FollowPreferencesRequest.extend({ token });
export type PreferencesByLink = z.output<typeof PreferencesByLink>;

/** GET /api/farmer/followers: how many follow each of one's farms, never who. */
export const FollowerCounts = z.array(z.object({ farmId: z.number(), followers: z.number() }));
export type FollowerCounts = z.infer<typeof FollowerCounts>;
