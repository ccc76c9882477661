import { z } from 'zod';
import { changesOf } from '../../backoffice/admin.js';
import { Timestamp } from '../../shared/schemas.js';
import { STATE_NAMES } from '../../shared/states.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { PLACE_KINDS } from '../place-kinds.js';
import { LIST_COLUMNS, type ListColumn, MAX_LIST_COLUMNS, REFRESH_RHYTHMS } from '../place-lists.js';
import { AdminImport } from './imports.admin.js';

const STATE_MESSAGE = 'Please choose a state.';
const columns = Object.keys(LIST_COLUMNS) as ListColumn[];
const Column = z.enum([...columns, ''], 'Please choose from the list.');

const listFields = {
  name: requiredText(120, 'Please name the list, such as “Chicago farmers markets.”'),
  kind: z.enum(PLACE_KINDS, 'Please choose what is in the list.'),
  city: optionalText(100),
  state: z
    .string(STATE_MESSAGE)
    .refine((code) => Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE)
    .nullish()
    .transform((code) => code ?? null),
};

/** POST /api/admin/imports/{id}/read-as: what the file of a preview is, and what its columns are. */
export const ReadAsBody = z.strictObject({
  /** Null for a new list. */
  listId: z.int().min(1).max(2_147_483_647).nullable(),
  ...listFields,
  columns: z.array(Column).min(1, 'Please choose columns.').max(MAX_LIST_COLUMNS),
});
export type ReadAsBody = z.output<typeof ReadAsBody>;

/** GET /api/admin/imports/{id}/table: the columns of a file that is no export of the USDA. */
export const ImportTable = z.object({
  /** Null where the file's columns are known, or it hasn't been read yet. */
  columns: z.array(z.object({ head: z.string(), is: Column, samples: z.array(z.string()) })).nullable(),
  listId: z.number().nullable(),
  /** All lists, those with the same columns first. */
  lists: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: z.enum(PLACE_KINDS),
      /** Where all are whose row names none. */
      city: z.string().nullable(),
      state: z.string().nullable(),
      hasSameColumns: z.boolean(),
    }),
  ),
});
export type ImportTable = z.infer<typeof ImportTable>;

const MAX_ADDRESS = 2_000;
const RHYTHM_MESSAGE = 'Please choose how often, or never.';

/** PUT /api/admin/place-lists/{id}: where a list is fetched from, and how often. */
const PlaceListFields = z.strictObject({
  /** https, and open to everyone; empty for none. */
  address: optionalText(MAX_ADDRESS),
  /** Null for never. */
  rhythm: z.enum(REFRESH_RHYTHMS, RHYTHM_MESSAGE).nullable(),
});
export type PlaceListChange = Partial<z.output<typeof PlaceListFields>>;
export const PlaceListChanges = changesOf(PlaceListFields);

/** A city's or state's list, and what became of it the last time. */
export const AdminPlaceList = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  city: z.string().nullable(),
  state: z.string().nullable(),
  address: z.string().nullable(),
  rhythm: z.enum(REFRESH_RHYTHMS).nullable(),
  /** When it was last fetched, or couldn't be. */
  triedAt: Timestamp.nullable(),
  lastRun: AdminImport.pick({
    ...{ id: true, status: true, isStopping: true, isPreview: true, isRefresh: true, message: true },
    ...{ rowsRead: true, created: true, added: true, updated: true, written: true, unchanged: true },
    ...{ rejected: true, leftOut: true },
  }).nullable(),
  updatedAt: Timestamp,
});
export type AdminPlaceList = z.infer<typeof AdminPlaceList>;
