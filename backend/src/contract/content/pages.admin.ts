import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { Timestamp } from '../shared/schemas.js';
import { longText, optionalText, requiredText } from '../shared/texts.js';
import { PAGE_STATUSES } from './page-status.js';

/** A city's page in the back office. */
export const AdminLocationPageRow = z.object({
  id: z.number(),
  targetId: z.number(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  slug: z.string(),
  title: z.string(),
  population: z.number().nullable(),
  farmCount: z.number(),
  marketCount: z.number(),
  offerCount: z.number(),
  isIndexable: z.boolean(),
  status: z.enum(PAGE_STATUSES),
  lastUpdated: Timestamp,
  checkedAt: Timestamp,
});
export type AdminLocationPageRow = z.infer<typeof AdminLocationPageRow>;
export const AdminLocationPage = AdminLocationPageRow.extend({
  zipCode: z.string(),
  metaDescription: z.string(),
  content: z.string(),
  createdAt: Timestamp,
});
export type AdminLocationPage = z.infer<typeof AdminLocationPage>;

/**
 * The texts are made anew with each change of the directory, so staff decide about the page's status alone.
 */
export const AdminPageStatusChanges = changesOf(z.object({ status: z.enum(PAGE_STATUSES) }));

/** A city that gets a page. */
export const AdminTarget = z.object({
  id: z.number(),
  city: z.string(),
  state: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number(),
  isGenerated: z.boolean(),
  /** 1 is made first. */
  priority: z.number(),
  createdAt: Timestamp,
});
export type AdminTarget = z.infer<typeof AdminTarget>;

const PRIORITY_MESSAGE = 'Please give the priority as a whole number from 1 (first) to 9.';
export const AdminTargetChanges = changesOf(
  z.object({ priority: z.int(PRIORITY_MESSAGE).min(1, PRIORITY_MESSAGE).max(9, PRIORITY_MESSAGE) }),
);

/** A state's page. */
export const AdminStatePageRow = z.object({
  id: z.number(),
  state: z.string(),
  stateCode: z.string(),
  slug: z.string(),
  title: z.string(),
  cityCount: z.number(),
  farmCount: z.number(),
  marketCount: z.number(),
  isIndexable: z.boolean(),
  status: z.enum(PAGE_STATUSES),
  lastUpdated: Timestamp,
});
export type AdminStatePageRow = z.infer<typeof AdminStatePageRow>;
export const AdminStatePage = AdminStatePageRow.extend({
  metaDescription: z.string(),
  content: z.string(),
  createdAt: Timestamp,
});
export type AdminStatePage = z.infer<typeof AdminStatePage>;

/** A guide. */
export const AdminHubRow = z.object({
  id: z.number(),
  topic: z.string(),
  slug: z.string(),
  title: z.string(),
  targetKeyword: z.string(),
  searchVolume: z.number(),
  status: z.enum(PAGE_STATUSES),
  lastUpdated: Timestamp,
});
export type AdminHubRow = z.infer<typeof AdminHubRow>;
export const AdminHub = AdminHubRow.extend({
  metaDescription: z.string(),
  content: z.string(),
  relatedPages: z.array(z.string()),
  createdAt: Timestamp,
});
export type AdminHub = z.infer<typeof AdminHub>;

const PATH_MESSAGE = 'Please enter a Farmgate path, such as /browse?category=eggs.';
const HubFields = z.strictObject({
  title: requiredText(120, 'Please give the guide a title'),
  metaDescription: requiredText(200, 'Please write what search engines show'),
  content: longText(20, 100_000, 'Please write the guide'),
  targetKeyword: optionalText(120).transform((text) => text ?? ''),
  searchVolume: z.int('Please give a whole number.').min(0).max(100_000_000),
  relatedPages: z
    .array(
      z
        .string(PATH_MESSAGE)
        .max(200, PATH_MESSAGE)
        .regex(/^\/(?!\/)\S*$/, PATH_MESSAGE),
    )
    .max(12, 'Please name at most 12 pages.'),
  status: z.enum(PAGE_STATUSES),
});
export const AdminHubChanges = changesOf(HubFields);
