import { z } from 'zod';
import { changesOf } from '../../backoffice/admin.js';
import { optionalPhone } from '../../shared/phones.js';
import { Timestamp, ZIP_MESSAGE } from '../../shared/schemas.js';
import { STATE_NAMES } from '../../shared/states.js';
import {
  optionalEmail,
  optionalText,
  optionalWebAddress,
  optionalZip,
  requiredText,
} from '../../shared/texts.js';
import { readZip } from '../../shared/zip.js';
import { SeasonRequest } from '../farms.js';
import { HoursExceptionsRequest, HoursExceptionView } from '../hours-exceptions.js';
import { BUSINESS_STATUSES, FEATURES, PLACE_KINDS } from '../place-kinds.js';
import { SeasonView, SocialLinksView } from '../places.js';
import { PRODUCT_TYPES } from '../product-types.js';
import { SocialLinksFields } from '../social-links-fields.js';
import { IS_ANOTHER } from './namesakes.admin.js';

/** In the directory; taken out of it by staff; or a farm stands for it. */
export const PLACE_LISTINGS = ['listed', 'hidden', 'farm'] as const;
export const PLACE_SOURCE_NAMES = [
  'usda_legacy',
  'usda_export',
  'usda_api',
  'list',
  'demo',
  'staff',
  'manager',
] as const;

/** A place in the list of the back office. */
export const AdminPlaceRow = z.object({
  id: z.number(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  kind: z.enum(PLACE_KINDS),
  source: z.string(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  listing: z.enum(PLACE_LISTINGS),
  farmId: z.number().nullable(),
  farmName: z.string().nullable(),
  lastConfirmed: z.string().nullable(),
});
export type AdminPlaceRow = z.infer<typeof AdminPlaceRow>;

/** What one source says of a place. */
export const AdminPlaceRecord = z.object({
  source: z.string(),
  sourceId: z.string(),
  sourceUpdatedAt: Timestamp.nullable(),
  importedAt: Timestamp,
  /** As it was understood. */
  record: z.record(z.string(), z.unknown()),
  /** As it was read. */
  raw: z.record(z.string(), z.unknown()),
});
export type AdminPlaceRecord = z.infer<typeof AdminPlaceRecord>;

/** A place as its page in the back office shows it. */
export const AdminPlace = AdminPlaceRow.extend({
  sourceId: z.string(),
  description: z.string().nullable(),
  street: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.boolean(),
  timeZone: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: SocialLinksView,
  productTypes: z.array(z.string()),
  activities: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  organicOptions: z.boolean(),
  seasons: z.array(SeasonView),
  exceptions: z.array(HoursExceptionView),
  hoursNote: z.string().nullable(),
  hoursConfirmed: z.string().nullable(),
  businessStatus: z.string(),
  hiddenAt: Timestamp.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  records: z.array(AdminPlaceRecord),
});
export type AdminPlace = z.infer<typeof AdminPlace>;

const STATE_MESSAGE = 'Please choose a state.';
/** What staff may put right. Empty means that there is none, whatever the sources say. */
export const AdminPlaceFields = z.object({
  name: requiredText(160, 'A place needs a name.'),
  description: optionalText(4_000),
  street: optionalText(200),
  city: optionalText(100),
  state: z
    .string(STATE_MESSAGE)
    .refine((code) => Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE)
    .nullable(),
  zipCode: optionalZip('Please enter a five-digit ZIP code, such as 33901.'),
  latitude: z.number('Please give degrees.').min(-90).max(90),
  longitude: z.number('Please give degrees.').min(-180).max(180),
  phone: optionalPhone(),
  email: optionalEmail('Please enter a valid email address'),
  website: optionalWebAddress('Please enter an address that begins with https://.'),
  socialLinks: SocialLinksFields,
  productTypes: z.array(z.enum(PRODUCT_TYPES)).max(40),
  features: z.array(z.enum(FEATURES)).max(FEATURES.length),
  seasons: z.array(SeasonRequest).max(6, 'Please give at most six seasons.'),
  hoursNote: optionalText(500),
  /** No source has them: they are kept as staff give them. */
  exceptions: HoursExceptionsRequest,
  businessStatus: z.enum(BUSINESS_STATUSES),
});
export type AdminPlaceFields = z.output<typeof AdminPlaceFields>;

/** `AdminPlaceFields` are held against what is changed alone: a field that is not sent is left as it is. */
export const AdminPlaceChanges = changesOf(
  z.object(
    Object.fromEntries(Object.keys(AdminPlaceFields.shape).map((name) => [name, z.unknown()])) as Record<
      keyof AdminPlaceFields,
      z.ZodUnknown
    >,
  ),
);

const KIND_MESSAGE = 'Please choose what it is.';
const fields = AdminPlaceFields.shape;

/** POST /api/admin/places: a place that staff add by hand. City and state follow from the ZIP code. */
export const AdminPlaceCreate = z.strictObject({
  ...{ name: fields.name, description: fields.description, street: fields.street },
  kind: z.enum(PLACE_KINDS, KIND_MESSAGE),
  zipCode: requiredText(10, ZIP_MESSAGE)
    .refine((text) => readZip(text) !== null, ZIP_MESSAGE)
    .transform((text) => readZip(text) ?? text),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  ...{ phone: fields.phone, email: fields.email, website: fields.website },
  socialLinks: fields.socialLinks.default({}),
  productTypes: fields.productTypes.default([]),
  features: fields.features.default([]),
  seasons: fields.seasons.default([]),
  hoursNote: fields.hoursNote,
  exceptions: fields.exceptions.default([]),
  isAnother: IS_ANOTHER,
});
export type AdminPlaceCreate = z.output<typeof AdminPlaceCreate>;
