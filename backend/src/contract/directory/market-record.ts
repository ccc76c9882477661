import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { ZIP_MESSAGE } from '../shared/schemas.js';
import { requiredText } from '../shared/texts.js';
import { readZip } from '../shared/zip.js';
import { AdminPlaceFields } from './admin/places.admin.js';
import { HoursExceptionView } from './hours-exceptions.js';
import { FEATURES } from './place-kinds.js';
import { SeasonView, SocialLinksView } from './places.js';
import { PRODUCT_TYPES } from './product-types.js';

const fields = AdminPlaceFields.shape;

/**
 * What the managers of a market may change of it. Empty means that there is none, whatever the sources say.
 * City, state and time zone follow from the ZIP code.
 */
export const MarketRecordFields = z.object({
  ...{ name: fields.name, description: fields.description },
  street: fields.street,
  zipCode: requiredText(10, ZIP_MESSAGE)
    .refine((text) => readZip(text) !== null, ZIP_MESSAGE)
    .transform((text) => readZip(text) ?? text),
  ...{ phone: fields.phone, email: fields.email, website: fields.website, socialLinks: fields.socialLinks },
  ...{ productTypes: fields.productTypes, features: fields.features },
  ...{ seasons: fields.seasons, hoursNote: fields.hoursNote, exceptions: fields.exceptions },
});
export type MarketRecordFields = z.output<typeof MarketRecordFields>;

/** PUT /api/markets/{id}/record: the fields that are changed, and in `was` what they held before. */
export const MarketRecordChanges = changesOf(MarketRecordFields);
export type MarketRecordChanges = z.output<typeof MarketRecordChanges>;

/** GET /api/markets/{id}/record, for its managers: what the form of a market holds. */
export const MarketRecord = z.object({
  name: z.string(),
  description: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: SocialLinksView,
  productTypes: z.array(z.enum(PRODUCT_TYPES)),
  features: z.array(z.enum(FEATURES)),
  seasons: z.array(SeasonView),
  hoursNote: z.string().nullable(),
  exceptions: z.array(HoursExceptionView),
});
export type MarketRecord = z.infer<typeof MarketRecord>;
