import { z } from 'zod';
import { changesOf, ReasonBody } from '../../backoffice/admin.js';
import { Timestamp } from '../../shared/schemas.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { FARM_WAITS_FOR, FarmFields, FarmPhotoView } from '../farms.js';
import { HoursExceptionView } from '../hours-exceptions.js';
import { FEATURES, PLACE_KINDS } from '../place-kinds.js';
import { SeasonView, SocialLinksView } from '../places.js';
import { IS_ANOTHER } from './namesakes.admin.js';

/** How far staff are with a farm: nobody has claimed it, it waits for them, or they have decided. */
export const FARM_VERIFICATIONS = ['waiting', 'verified', 'rejected', 'unclaimed'] as const;

/** A farm in the list of the back office. */
export const AdminFarmRow = z.object({
  id: z.number(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string(),
  kind: z.enum(PLACE_KINDS),
  userId: z.number().nullable(),
  ownerName: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  verification: z.enum(FARM_VERIFICATIONS),
  isVerified: z.boolean(),
  isClaimed: z.boolean(),
  /** Why visitors don't see it yet; null where they do. */
  waitsFor: z.enum(FARM_WAITS_FOR).nullable(),
  isDemonstration: z.boolean(),
  listings: z.number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminFarmRow = z.infer<typeof AdminFarmRow>;

const shared = {
  name: z.string(),
  description: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  isApproximate: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  socialLinks: SocialLinksView,
  kind: z.enum(PLACE_KINDS),
  productTypes: z.array(z.string()),
  activities: z.array(z.string()),
  features: z.array(z.enum(FEATURES)),
  organicCertified: z.boolean(),
  seasons: z.array(SeasonView),
  exceptions: z.array(HoursExceptionView),
  businessStatus: z.string(),
};

/** What can be compared of a farm or place. */
export const ComparedRecord = z.object(shared);
export type ComparedRecord = z.infer<typeof ComparedRecord>;

/** The directory's own record of a farm, to be read beside it. */
export const DirectoryTwin = z.object({
  ...shared,
  id: z.number(),
  source: z.string(),
  lastConfirmed: z.string().nullable(),
  /** The farm was made of it, stands for it, or it is only near and called much the same. */
  relation: z.enum(['origin', 'linked', 'nearby']),
  distanceMiles: z.number(),
});
export type DirectoryTwin = z.infer<typeof DirectoryTwin>;

/** A farm as its page in the back office shows it. */
export const AdminFarm = AdminFarmRow.extend({
  ...shared,
  description: z.string(),
  zipCode: z.string(),
  timeZone: z.string().nullable(),
  placeId: z.string().nullable(),
  hoursConfirmed: z.string().nullable(),
  rejectedAt: Timestamp.nullable(),
  rejectedReason: z.string().nullable(),
  photos: z.array(FarmPhotoView),
  twin: DirectoryTwin.nullable(),
  /** Ids that led to other farms, which were merged into this one. */
  formerIds: z.array(z.number()),
});
export type AdminFarm = z.infer<typeof AdminFarm>;

type StaffField = Exclude<keyof typeof FarmFields.shape, 'imageUrl'>;
/** What staff may change: what the farmer's form holds, without the picture. */
const STAFF_FIELDS = Object.keys(FarmFields.shape).filter((name) => name !== 'imageUrl');
/**
 * The form's own rules are held against what is changed alone: a field that is not sent is left as it is, and
 * its default is not taken.
 */
export const AdminFarmChanges = changesOf(
  z.object(
    Object.fromEntries(STAFF_FIELDS.map((name) => [name, z.unknown()])) as Record<StaffField, z.ZodUnknown>,
  ),
);

/** POST /api/admin/farms: a farm that staff add by hand. */
export const AdminFarmCreate = FarmFields.omit({ imageUrl: true }).extend({
  /** The username or email of who gets it; nobody's without one, and then anyone can claim it. */
  owner: optionalText(254),
  /** Of a farm that somebody gets. */
  isVerified: z.boolean().default(true),
  isAnother: IS_ANOTHER,
});
export type AdminFarmCreate = z.output<typeof AdminFarmCreate>;

/** What a farm says of itself; a change of it can be undone, as one of its photos can. */
export const FARM_CONTENT = [
  'name',
  'description',
  'address',
  'city',
  'state',
  'zipCode',
  'latitude',
  'longitude',
  'isApproximate',
  'timeZone',
  'email',
  'phone',
  'website',
  'socialLinks',
  'imageUrl',
  'kind',
  'productTypes',
  'activities',
  'features',
  'organicCertified',
  'seasons',
  'exceptions',
  'businessStatus',
] as const;

/** POST /api/admin/farms/{id}/undo */
export const UndoBody = z.strictObject({
  /** The entry of the farm's history whose change is undone. */
  entryId: z.number().int().positive().max(2_147_483_647),
});
export type UndoBody = z.output<typeof UndoBody>;

/** POST /api/admin/farms/{id}/reassign */
export const ReassignBody = ReasonBody.extend({
  owner: requiredText(254, 'Please enter the username or email address of the new owner.'),
});
export type ReassignBody = z.output<typeof ReassignBody>;

/** Another record that may be the same farm, and what speaks for it. */
export const FarmDouble = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  imageUrl: z.string().nullable(),
  ownerName: z.string().nullable(),
  verification: z.enum(FARM_VERIFICATIONS),
  listings: z.number(),
  distanceMiles: z.number(),
  isSamePhone: z.boolean(),
  isSameEmail: z.boolean(),
  isSimilarName: z.boolean(),
});
export type FarmDouble = z.infer<typeof FarmDouble>;

/**
 * What can be taken from the farm that goes; 'place' is address, ZIP code and position together, 'seasons'
 * the hours with their exceptions, 'owner' the owner with the verification.
 */
export const MERGE_FIELDS = [
  'name',
  'description',
  'place',
  'email',
  'phone',
  'website',
  'socialLinks',
  'kind',
  'productTypes',
  'activities',
  'features',
  'organicCertified',
  'seasons',
  'businessStatus',
  'owner',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** POST /api/admin/farms/{id}/merge: takes another record of the same farm into this one. */
export const MergeBody = z.strictObject({
  /** The farm that goes. */
  otherId: z.number().int().positive().max(999_999_999),
  /** The fields whose value the other farm gives. */
  take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length).default([]),
  /** `updatedAt` of both as they were compared; what changed since is a conflict. */
  seen: z.strictObject({ kept: Timestamp, other: Timestamp }),
});
export type MergeBody = z.output<typeof MergeBody>;
