import { z } from 'zod';
import { STATE_NAMES } from '../../shared/states.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { PLACE_KINDS } from '../place-kinds.js';
import { LIST_COLUMNS, type ListColumn, MAX_LIST_COLUMNS } from '../place-lists.js';

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
