import { z } from 'zod';
import {
  FlagQuery,
  LimitQuery,
  OffsetQuery,
  RadiusQuery,
  SearchQuery,
  Day,
  ViewQuery,
  ZipQuery,
} from '../shared/schemas.js';
import { FieldStatusBadge } from './field-status.js';
import { OPEN_DAYS, openOnTrouble } from './open-on.js';
import { FEATURES, PLACE_KINDS } from './place-kinds.js';
import { RepeatView } from './repeat-schemas.js';
import { SOCIAL_NETWORKS, type SocialNetwork } from './social-links.js';

/** `name=a,b`, or the name several times, with words of a list. */
function someOf<const Words extends readonly [string, ...string[]]>(what: string, words: Words) {
  const message = `Please choose ${what} among ${words.join(', ')}.`;
  return z
    .preprocess(
      (value) =>
        (Array.isArray(value) ? value : [value])
          .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      z.array(z.enum(words, message)).max(words.length, message),
    )
    .default([]);
}

const OPEN_ON_MESSAGES = {
  none: 'Please give a day and a time, such as 2026-11-28T09:30.',
  far: 'Please choose a day that is at most a year away.',
};
/** `openOn=2026-11-28T09:30` */
const OpenOnQuery = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string(OPEN_ON_MESSAGES.none)
    .superRefine((text, context) => {
      const trouble = openOnTrouble(text, new Date());
      if (trouble !== null) context.addIssue({ code: 'custom', message: OPEN_ON_MESSAGES[trouble] });
    })
    .optional(),
);

/**
 * GET /api/farmers-markets and GET /api/local-farms. Nearest first; among those about as far away, open ones
 * before those closed for the season.
 */
export const PlaceSearch = z.object({
  zipCode: ZipQuery,
  radius: RadiusQuery,
  limit: LimitQuery(50),
  offset: OffsetQuery,
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['nearest', 'name'], 'Please sort by nearest or name.').default('nearest'),
  ),
  /** Words of the name, the products or the description. */
  search: SearchQuery,
  productType: z.string().max(100, 'Please choose a product type from the list.').optional(),
  /**
   * `kind=csa,u_pick`: places of any of these kinds, also those that are of another kind first and name one
   * of these among their activities. Without it GET /api/farmers-markets lists farmers markets and GET
   * /api/local-farms everything else. With it both list the kinds that are asked for, so a CSA can be asked
   * of either.
   */
  kind: someOf('kinds', PLACE_KINDS),
  /** `features=snap,wic`: places that offer all of them. */
  features: someOf('features', FEATURES),
  openNow: FlagQuery,
  openSaturday: FlagQuery,
  /**
   * A day and a time without a zone, such as 2026-11-28T09:30: places that are open when their own clocks
   * show it. It may be at most a year away. Places whose hours do not say are left out. A time that the
   * clocks skip or show twice that day is compared with the hours like any other.
   */
  openOn: OpenOnQuery,
  /** A day by the place's own clock: places that are open some time of it. */
  openDay: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(OPEN_DAYS, `Please choose a day among ${OPEN_DAYS.join(', ')}.`).optional(),
  ),
  organic: FlagQuery,
  /** Places that say that there is something to be had right now. */
  pickingNow: FlagQuery,
  /** `card` answers what a card shows of each place, and nothing that says no more than its absence would. */
  view: ViewQuery,
});
export type PlaceSearch = z.infer<typeof PlaceSearch>;

export const DayHoursView = z.object({
  day: z.union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(5),
    z.literal(6),
  ]),
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  /** Left out, it is so every week. */
  repeats: RepeatView.optional(),
});

export const SeasonView = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  hours: z.array(DayHoursView),
  /** Days of which the source says something that could not be read: they are not known to be closed. */
  unknownDays: z.array(DayHoursView.shape.day).optional(),
  /** The source says when it begins and ends in words that could not be read. */
  unknownDates: z.boolean().optional(),
});

export const OpeningHours = z.object({
  openNow: z.boolean(),
  /** Seven lines, Monday first: "Saturday: 9:00 AM – 1:00 PM". */
  weekdayText: z.array(z.string()),
});

export const PlaceReview = z.object({
  authorName: z.string(),
  rating: z.number(),
  /** Seconds since 1970. */
  time: z.number(),
  text: z.string(),
});

/** Where a record comes from, as the screens say it. */
export const PlaceSourceView = z.object({
  /** 'usda', 'list', 'demo', 'google' or 'farmgate' (registered here). */
  name: z.string(),
  /** The credit to show, e.g. "USDA Agricultural Marketing Service, Local Food Directories". */
  attribution: z.string(),
});

const address = z.string().optional();
/** Pages in social networks; `x` was Twitter, `other` is any other page. */
export const SocialLinksView = z.object(
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, address])) as Record<
    SocialNetwork,
    typeof address
  >,
);

/** A farmers market, or a farm, CSA, stand … near a ZIP code. */
export const PlaceView = z.object({
  /** 'place-12', 'farm-7' or 'google-ChIJ…': unique over all of them. */
  id: z.string(),
  kind: z.enum(PLACE_KINDS).nullable(),
  name: z.string(),
  /** One line: street, city, state and ZIP, as far as known. */
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  /** The coordinates are the center of the ZIP code, not the place itself. */
  isApproximate: z.boolean(),
  distanceMiles: z.number(),
  description: z.string().nullable(),
  imageUrl: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: SocialLinksView,
  rating: z.number().nullable(),
  userRatingsTotal: z.number().nullable(),
  /** Plain text where only a season is known. */
  openingHours: z.union([z.string(), OpeningHours]).nullable(),
  /** What there is to say about the hours in words: "Rain or shine." Null where `openingHours` says it. */
  hoursNote: z.string().nullable(),
  seasons: z.array(SeasonView),
  /** IANA name, e.g. "America/New_York". */
  timeZone: z.string().nullable(),
  /** Whether it opens this coming Saturday (today, if today is one); null when that is not known. */
  openSaturday: z.boolean().nullable(),
  /**
   * "Open until 1 PM", "Opens Saturday 9 AM", "Closed today: Thanksgiving", "Closed for the season, opens
   * May 2", "Temporarily Closed"; null when not known.
   */
  openSummary: z.string().nullable(),
  /** Where it is on the day that `openSummary` speaks of; null where it is at its own address. */
  movedTo: z.string().nullable(),
  productTypes: z.array(z.string()),
  farmActivities: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  /** Some vendors there offer organic goods. */
  organicOptions: z.boolean(),
  businessStatus: z.string(),
  googleMapsUrl: z.string().nullable(),
  reviews: z.array(PlaceReview),
  isVerified: z.boolean(),
  isClaimed: z.boolean(),
  isDemonstration: z.boolean(),
  source: PlaceSourceView,
  lastConfirmed: Day.nullable(),
  /** "March 2025", where those who run it have not answered since; else null. */
  unconfirmedSince: z.string().nullable(),
  /** The day of the hours, as their source gives it; they may be older than the rest. */
  hoursConfirmed: Day.nullable(),
});
export type PlaceView = z.infer<typeof PlaceView>;

export const PlaceList = z.array(PlaceView);
export type PlaceList = z.infer<typeof PlaceList>;

/** A part of the year, without its hours. */
export const SeasonDates = SeasonView.pick({ from: true, to: true });
export type SeasonDates = z.infer<typeof SeasonDates>;

/** Days with the same hours. Days that a week leaves out are closed, unless one of its lines names no day. */
export const CardHours = z.object({
  /** 0 is Sunday; none where a line of `weekdayText` names no day. */
  days: z.array(DayHoursView.shape.day),
  /** "9:00 AM – 1:00 PM", "Closed" */
  hours: z.string(),
});
export type CardHours = z.infer<typeof CardHours>;

/**
 * A place of `?view=card`: what a card shows. A field that is left out is null, false or empty in
 * `PlaceView`; a business status that is left out is OPERATIONAL.
 */
export const PlaceCard = z.object({
  id: z.string(),
  kind: z.enum(PLACE_KINDS).optional(),
  name: z.string(),
  /** One line: street, city, state and ZIP, as far as known. */
  address: z.string(),
  state: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.boolean().optional(),
  distanceMiles: z.number(),
  description: z.string().optional(),
  imageUrl: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
  socialLinks: SocialLinksView.optional(),
  rating: z.number().optional(),
  userRatingsTotal: z.number().optional(),
  /** Plain text where only a season is known. */
  openingHours: z
    .union([z.string(), z.object({ openNow: z.boolean(), week: z.array(CardHours) })])
    .optional(),
  hoursNote: z.string().optional(),
  seasons: z.array(SeasonDates).optional(),
  /** Only where the week is known. */
  timeZone: z.string().optional(),
  openSummary: z.string().optional(),
  movedTo: z.string().optional(),
  productTypes: z.array(z.string()).optional(),
  farmActivities: z.array(z.string()).optional(),
  features: z.array(z.enum(FEATURES)).optional(),
  organicCertified: z.boolean().optional(),
  organicOptions: z.boolean().optional(),
  /** What it says of its field or stand now, the newest first; two crops at the most. */
  fieldStatus: z.array(FieldStatusBadge).optional(),
  /** Its business has a shop with something in stock; only GET /api/local-farms says so. */
  sellsOnline: z.boolean().optional(),
  /** Its business has a CSA share with a place to take; likewise. */
  sellsShares: z.boolean().optional(),
  businessStatus: z.string().optional(),
  reviews: z.array(PlaceReview).optional(),
  isVerified: z.boolean().optional(),
  isDemonstration: z.boolean().optional(),
  /** The credit of its source. Left out of demonstration data, and where it is `USDA_ATTRIBUTION`. */
  attribution: z.string().optional(),
  lastConfirmed: Day.optional(),
  unconfirmedSince: z.string().optional(),
  /** The year of the hours, where they are older than the rest by more than a year. */
  hoursFrom: z.number().optional(),
});
export type PlaceCard = z.infer<typeof PlaceCard>;

export const PlaceCardList = z.array(PlaceCard);
export type PlaceCardList = z.infer<typeof PlaceCardList>;
