import { z } from 'zod';
import { MAX_ALT_LENGTH, MAX_FARM_PHOTOS } from '../shared/images.js';
import { PAGE_SIZE } from '../shared/limits.js';
import { optionalPhone } from '../shared/phones.js';
import {
  Day,
  LimitQuery,
  OffsetQuery,
  OptionalZipQuery,
  RadiusQuery,
  SearchQuery,
  Timestamp,
} from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { optionalEmail, optionalText, optionalWebAddress, requiredText } from '../shared/texts.js';
import { readZip } from '../shared/zip.js';
import { OwnClaimProof } from './claim-proofs.js';
import { HoursExceptionsRequest, HoursExceptionView } from './hours-exceptions.js';
import { TIME_OF_DAY, WEEKDAYS } from './hours.js';
import { BUSINESS_STATUSES, FARM_KINDS, FEATURES, PLACE_KINDS } from './place-kinds.js';
import { OpeningHours, PlaceSourceView, SeasonView, SocialLinksView } from './places.js';
import { PRODUCT_TYPES } from './product-types.js';
import { HoursRepeatRequest } from './repeat-schemas.js';
import { SocialLinksFields } from './social-links-fields.js';

export const CONTACT_MESSAGE = 'At least one contact method (email or phone) is required';
const FARM_ID_MESSAGE = 'The farm could not be found.';
const ZIP_MESSAGE = 'Zip code must be at least 5 characters';
/** A day that its month has; every year may be a leap year. */
const DAY_OF_YEAR =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/**
 * The path of one farm: "7" for a registered farm, "place-12" for a place of the directory that nobody has
 * claimed.
 */
export const FarmParams = z.object({
  id: z
    .string(FARM_ID_MESSAGE)
    .regex(/^[1-9]\d{0,8}$/, FARM_ID_MESSAGE)
    .transform(Number),
});
export type FarmParams = z.infer<typeof FarmParams>;
export const ClaimParams = z.object({
  id: z.string(FARM_ID_MESSAGE).regex(/^(?:place-)?[1-9]\d{0,8}$/, FARM_ID_MESSAGE),
});
export type ClaimParams = z.infer<typeof ClaimParams>;

/** An account's id as a program or a form sends it; the session's own counts, another one is refused. */
const OwnUserId = z
  .union([z.number().int(), z.string().max(20)])
  .nullish()
  .transform((id) => (id === null || id === undefined || id === '' ? null : Number(id)));

const time = z
  .string('Please give times as HH:MM.')
  .regex(TIME_OF_DAY, 'Please give times as HH:MM.')
  .nullable();
const dayOfYear = z
  .string('Please give days as MM-DD.')
  .regex(DAY_OF_YEAR, 'Please give days as MM-DD.')
  .nullable();

/** One stretch of opening on one weekday, as it is sent. */
export const HoursRequest = z
  .strictObject({
    day: z.union([0, 1, 2, 3, 4, 5, 6].map((day) => z.literal(day as 0 | 1 | 2 | 3 | 4 | 5 | 6))),
    opens: time,
    closes: time,
    repeats: HoursRepeatRequest.nullish(),
  })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    path: ['closes'],
    message: 'The closing time must be after the opening time',
  })
  .superRefine(({ day, repeats }, context) => {
    if (repeats?.kind !== 'alternate' || repeats.from === null) return;
    const weekday = new Date(`${repeats.from}T00:00:00Z`).getUTCDay();
    if (weekday === day) return;
    const message = `That date is a ${WEEKDAYS[weekday]}. Please choose a ${WEEKDAYS[day]}.`;
    context.addIssue({ code: 'custom', path: ['repeats', 'from'], message });
  })
  .transform(({ repeats, ...hours }) => ({ ...hours, ...(repeats && { repeats }) }));

export const SeasonRequest = z
  .strictObject({
    from: dayOfYear,
    to: dayOfYear,
    hours: z.array(HoursRequest).max(21, 'Please give at most three opening times for one day.'),
    /** As they were read: what somebody gives is known. */
    unknownDays: SeasonView.shape.unknownDays.nullable(),
    unknownDates: SeasonView.shape.unknownDates.nullable(),
  })
  .transform(({ unknownDays, unknownDates, ...season }) => ({
    ...season,
    ...(unknownDays && unknownDays.length > 0 && { unknownDays }),
    ...(unknownDates && { unknownDates }),
  }));

const coordinate = (bound: number) => z.number().min(-bound).max(bound).nullish();

const isContactable = ({ email, phone }: { email: string | null; phone: string | null }) =>
  email !== null || phone !== null;

/** The fields of a farm as its form holds them. */
export const FarmFields = z.strictObject({
  name: requiredText(160, 'Farm name is required'),
  description: requiredText(4_000, 'Description is required'),
  address: requiredText(300, 'Address is required'),
  zipCode: z
    .string(ZIP_MESSAGE)
    .trim()
    .min(5, ZIP_MESSAGE)
    .max(10, 'Please enter a five-digit ZIP code, such as 33901.')
    .refine(
      (text) => text.length < 5 || readZip(text) !== null,
      'Please enter a five-digit ZIP code, such as 33901.',
    )
    .transform((text) => readZip(text) ?? text),
  email: optionalEmail('Invalid email address'),
  phone: optionalPhone(),
  website: optionalWebAddress('Must be a valid URL'),
  /** Left out, they stay as they are. */
  socialLinks: SocialLinksFields.optional(),
  /** One of our own pictures. Another site's address is taken without an error and not kept. */
  imageUrl: optionalText(500),
  kind: z
    .enum(PLACE_KINDS, 'Please choose what kind of farm it is.')
    .refine((kind) => FARM_KINDS.includes(kind), 'Please choose what kind of farm it is.')
    .default('on_farm_market'),
  productTypes: z
    .array(z.enum(PRODUCT_TYPES, 'Please choose product types from the list.'))
    .max(40)
    .default([]),
  activities: z
    .array(requiredText(60, 'Please name the activity'))
    .max(20, 'Please name at most 20 activities.')
    .default([]),
  features: z
    .array(z.enum(FEATURES, 'Please choose features from the list.'))
    .max(FEATURES.length)
    .default([]),
  organicCertified: z.boolean().default(false),
  seasons: z.array(SeasonRequest).max(6, 'Please give at most six seasons.').default([]),
  /** Left out, they stay as they are. */
  exceptions: HoursExceptionsRequest.optional(),
  businessStatus: z.enum(BUSINESS_STATUSES).default('OPERATIONAL'),
  /** The farm's own position, where somebody gave it; otherwise the ZIP code's center stands for it. */
  latitude: coordinate(90),
  longitude: coordinate(180),
});

/** The farmer says that the hours are right, which dates them today also where they stay as they are. */
const hoursChecked = z.boolean().optional();

const contactIssue = { path: ['email'], message: CONTACT_MESSAGE };

/** The `data` of POST /api/farms: the whole farm, as the form holds it. */
export const FarmRequest = FarmFields.extend({ userId: OwnUserId, hoursChecked }).refine(
  isContactable,
  contactIssue,
);
export type FarmRequest = z.output<typeof FarmRequest>;

/** What the form checks: the fields without the account. */
export const FarmForm = FarmFields.extend({ hoursChecked }).refine(isContactable, contactIssue);
export type FarmFormInput = z.input<typeof FarmForm>;

/** POST /api/farms/{id}/claim */
export const ClaimRequest = z.strictObject({ userId: OwnUserId });
export type ClaimRequest = z.output<typeof ClaimRequest>;

/**
 * GET /api/farms. Registered farms and unclaimed places of the directory by name (misspelt, too) and place.
 */
export const FarmSearch = z.object({
  search: SearchQuery,
  zipCode: OptionalZipQuery,
  radius: RadiusQuery,
  limit: LimitQuery(PAGE_SIZE),
  offset: OffsetQuery,
});
export type FarmSearch = z.infer<typeof FarmSearch>;

/** A farm in the list of those that can be claimed. */
export const FarmListItem = z.object({
  /** A number for a registered farm, "place-12" for a place of the directory. */
  id: z.union([z.number(), z.string()]),
  /** Whose it is, for that account and for staff alone. */
  userId: z.number().nullable(),
  name: z.string(),
  description: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  /** What a directory says of email and phone is not shown before a claim is verified. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  kind: z.enum(PLACE_KINDS),
  imageUrl: z.string().nullable(),
  productTypes: z.array(z.string()),
  isClaimed: z.boolean(),
  isVerified: z.boolean(),
  /** Whether visitors see it, and so its page. */
  isShown: z.boolean(),
  isDemonstration: z.boolean(),
  source: PlaceSourceView,
  placeId: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** Miles from the ZIP code's center; null without one. */
  distanceMiles: z.number().nullable(),
});
export type FarmListItem = z.infer<typeof FarmListItem>;
export const FarmList = z.array(FarmListItem);

export const FarmPhotoView = z.object({
  id: z.number(),
  imageUrl: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type FarmPhotoView = z.infer<typeof FarmPhotoView>;

/** What has to happen before visitors see a farm: its owner confirms the email, or staff verify it. */
export const FARM_WAITS_FOR = ['email', 'staff'] as const;
export type FarmWaitsFor = (typeof FARM_WAITS_FOR)[number];

/** GET /api/farms/{id}: what its public page shows. */
export const FarmView = z.object({
  id: z.number(),
  /** Whose it is, for that account and for staff alone. */
  userId: z.number().nullable(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.boolean(),
  timeZone: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: SocialLinksView,
  imageUrl: z.string().nullable(),
  photos: z.array(FarmPhotoView),
  kind: z.enum(PLACE_KINDS),
  productTypes: z.array(z.string()),
  activities: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  seasons: z.array(SeasonView),
  /** Today's and coming ones, the soonest first. */
  exceptions: z.array(HoursExceptionView),
  /** The day of the hours: their owner's, or that of the directory which the farm was claimed from. */
  hoursConfirmed: Day.nullable(),
  openingHours: z.union([z.string(), OpeningHours]).nullable(),
  openSummary: z.string().nullable(),
  /** Where the farm is on the day that `openSummary` speaks of; null where it is at its own address. */
  movedTo: z.string().nullable(),
  businessStatus: z.string(),
  isVerified: z.boolean(),
  isClaimed: z.boolean(),
  /**
   * For the claimant alone: staff have yet to look at the claim. Only photos, hours and the description can
   * be changed, and nobody else sees them changed until then.
   */
  isUnderReview: z.boolean(),
  /** Null where visitors see it; while it waits, only its owner and staff get it. */
  waitsFor: z.enum(FARM_WAITS_FOR).nullable(),
  isDemonstration: z.boolean(),
  /** Where the record comes from when it was claimed from the directory, else Farmgate itself. */
  source: PlaceSourceView,
  placeId: z.string().nullable(),
  /** When it was changed last, or its owner said that everything is still right. */
  lastConfirmed: Day,
  /** "March 2025", where its owner has not answered since; else null. */
  unconfirmedSince: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type FarmView = z.infer<typeof FarmView>;

/** A farm as its owner sees it. */
export const OwnFarmView = FarmView.extend({
  /** Why staff could not verify it; null where they have not said so, or it was changed since. */
  rejectedReason: z.string().nullable(),
  /** The directory had it before: its owner can give it back or mark it closed, but not delete it. */
  isFromDirectory: z.boolean(),
  /** Only while staff review its claim, and wait for something. */
  claimProof: OwnClaimProof.optional(),
});
export type OwnFarmView = z.infer<typeof OwnFarmView>;

/** What of a farm is compared with what its form showed. */
export const SeenFarm = seenOf(
  FarmView.pick({
    ...{ name: true, description: true, address: true, zipCode: true, latitude: true, longitude: true },
    ...{ email: true, phone: true, website: true, socialLinks: true, kind: true, productTypes: true },
    ...{ activities: true, features: true, organicCertified: true, seasons: true, exceptions: true },
    ...{ businessStatus: true },
  }),
);

/**
 * PUT /api/farms/{id}: the whole farm. With `was`, only the fields that it names are changed, and only while
 * they hold what it says (409 CHANGED_MEANWHILE).
 */
export const FarmUpdate = FarmFields.extend({
  userId: OwnUserId,
  hoursChecked,
  was: SeenFarm.optional(),
}).refine(isContactable, contactIssue);
export type FarmUpdate = z.output<typeof FarmUpdate>;

/**
 * PUT /api/farms/{id}/details: what a claimant may change already while staff check the claim; `was` as of
 * the whole farm.
 */
export const FarmDetailsRequest = FarmFields.pick({
  description: true,
  seasons: true,
  exceptions: true,
}).extend({
  hoursChecked,
  was: SeenFarm.pick({ description: true, seasons: true, exceptions: true }).optional(),
});
export type FarmDetailsRequest = z.output<typeof FarmDetailsRequest>;
/** What the form checks of a farm whose claim isn't verified yet. */
export const FarmDetailsForm = z.object(FarmDetailsRequest.omit({ was: true }).shape);

/** GET /api/farms/similar: farms of much the same name and place, before another one is registered. */
export const SimilarFarmsQuery = z.object({
  name: requiredText(160, 'Farm name is required'),
  zipCode: OptionalZipQuery,
});
export type SimilarFarmsQuery = z.infer<typeof SimilarFarmsQuery>;

/** POST /api/farms/{id}/photos, beside the file `image`. */
export const PhotoFields = z.strictObject({ alt: optionalText(MAX_ALT_LENGTH) });
export type PhotoFields = z.output<typeof PhotoFields>;

const PhotoOrder = z
  .array(z.strictObject({ id: z.number().int().positive(), alt: optionalText(MAX_ALT_LENGTH) }))
  .max(MAX_FARM_PHOTOS);

/**
 * PUT /api/farms/{id}/photos: all photographs in their new order, each with its description; `was` is what
 * was shown.
 */
export const PhotoOrderRequest = z.strictObject({ photos: PhotoOrder, was: PhotoOrder.optional() });
export type PhotoOrderRequest = z.output<typeof PhotoOrderRequest>;
export const PhotoList = z.array(FarmPhotoView);

export const PhotoParams = FarmParams.extend({
  photoId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "We couldn't find that photo.")
    .transform(Number),
});
export type PhotoParams = z.infer<typeof PhotoParams>;
