import { z } from 'zod';
import { parseJson } from '../shared/parse-json.js';
import { longText } from '../shared/texts.js';

/** What all calls of the back office share: how lists are asked for, and how a record is saved. */

/** In answers to calls that change something: how many emails the server sends because of it. */
export const EMAILS_HEADER = 'X-Emails-Queued';

/** How many rows one page of a list may have: as many as react-admin's export asks for. */
export const MAX_ADMIN_PAGE = 1_000;
/** Lists are counted, and paged, this far; who wants more narrows the filter or exports. */
export const ADMIN_COUNT_BOUND = 10_000;
/**
 * The same for what a text search finds: nobody turns that many pages, and no index gives what is found in
 * each order.
 */
export const ADMIN_SEARCH_BOUND = 1_000;
/** How many records can be asked for by their ids at once. */
const MAX_IDS = 1_000;

const LIST_MESSAGE = "The list request isn't valid.";
const IDS_MESSAGE = 'Please ask for at most 1,000 ids at a time.';

const json = (value: unknown, context: z.RefinementCtx): unknown => {
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return parseJson(value);
  } catch {
    context.addIssue({ code: 'custom', message: LIST_MESSAGE });
    return z.NEVER;
  }
};

/** A query's JSON text, read by a schema. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.string(LIST_MESSAGE).max(20_000, LIST_MESSAGE).optional().transform(json).pipe(schema);

const Sort = z.tuple([z.string(LIST_MESSAGE).max(60), z.enum(['ASC', 'DESC'], LIST_MESSAGE)], LIST_MESSAGE);

const Range = z
  .tuple([z.int(LIST_MESSAGE).min(0), z.int(LIST_MESSAGE).min(0).max(10_000_000)], LIST_MESSAGE)
  .refine(([from, to]) => to >= from && to - from < MAX_ADMIN_PAGE, LIST_MESSAGE);

/**
 * GET /api/admin/{resource}?sort=["name","ASC"]&range=[0,24]&filter={…}, as `ra-data-simple-rest` sends it.
 * Without a range these are the first 25 rows, or all that have the ids of `filter={"id":[…]}`.
 */
export const AdminListQuery = z.object({
  sort: jsonOf(Sort.optional()),
  range: jsonOf(Range.optional()),
  filter: jsonOf(z.record(z.string(), z.unknown(), LIST_MESSAGE).optional()),
});
export type AdminListQuery = z.output<typeof AdminListQuery>;

/** GET /api/admin/{resource}/export.csv: the same without pages. */
export const AdminExportQuery = AdminListQuery.omit({ range: true });
export type AdminExportQuery = z.output<typeof AdminExportQuery>;

/** Ids of rows that are asked for together. */
export const AdminIds = z
  .array(z.union([z.int(), z.string().max(200)], LIST_MESSAGE), LIST_MESSAGE)
  .max(MAX_IDS, IDS_MESSAGE);

/**
 * What PUT /api/admin/{resource}/{id} takes: the fields that are changed, and in `was` what the person saw in
 * them. A field that holds something else by now is a conflict (409 CHANGED_MEANWHILE, with the field's
 * present value in `issues`). A whole record may come back instead: see `savedWhole`.
 */
export const changesOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  withoutPresets(fields)
    .partial()
    .extend({ was: z.record(z.string(), z.unknown()) })
    .strict();

/** Tells one state of a record from all others. */
const Revision = z.string();
/** A record that can be saved, as it is answered. */
export const withRevision = <Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) =>
  record.extend({ revision: Revision });

/**
 * What PUT /api/admin/{resource}/{id} takes besides: the whole record as it was read, with some fields
 * changed and without `was`, as `ra-data-simple-rest` sends it. Its `revision` and `updatedAt` say what was
 * seen; one of them has to be there. If the record has moved on, that is a conflict (409 CHANGED_MEANWHILE).
 * @param changes made by `changesOf`
 * @returns what the OpenAPI document shows of both
 */
export const savedWhole = <Shape extends z.ZodRawShape>(changes: z.ZodObject<Shape>) =>
  z.looseObject({
    ...changes.shape,
    was: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What the changed fields held when they were read. Leave it out to send a whole record.'),
    revision: Revision.optional().describe('As it was read, in a whole record.'),
    updatedAt: z
      .string()
      .optional()
      .describe('As it was read, in a whole record; 409 if it has moved. Not all records have it.'),
  });

/** A preset would stand in for what was left out, and so change it. */
const withoutPresets = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>): z.ZodObject<Shape> =>
  z.object(
    Object.fromEntries(
      Object.entries(fields.shape).map(([name, field]) => [
        name,
        field instanceof z.ZodDefault ? field.unwrap() : field,
      ]),
    ) as unknown as Shape,
  );

export const REASON_MESSAGE = 'Please enter a reason. They’ll see it.';
/** What an action takes that has to be explained to somebody. */
export const ReasonBody = z.strictObject({
  reason: longText(3, 2_000, REASON_MESSAGE),
});
export type ReasonBody = z.output<typeof ReasonBody>;

/** What an action takes that needs nothing. */
export const NoBody = z.strictObject({}).optional();
export type NoBody = z.output<typeof NoBody>;
