/** A file whose columns somebody says: what a form with it sends, and what is shown of each column. */
import { z } from 'zod';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './shop.js';

/** @returns a field "name,,price": what each column is, in the order of the file; '' is left out */
const chosenColumns = <Column extends string>(known: readonly Column[]) =>
  z
    .string()
    .max(10 * MAX_IMPORT_COLUMNS, `Please choose at most ${MAX_IMPORT_COLUMNS} columns.`)
    .transform((text, context): (Column | '')[] => {
      const columns = text.split(',').map((part) => part.trim());
      const chosen = columns.filter((column) => column !== '');
      const isColumn = (column: string): column is Column | '' =>
        column === '' || (known as readonly string[]).includes(column);
      const isTwice = new Set(chosen).size < chosen.length;
      if (isTwice)
        context.addIssue({ code: 'custom', message: 'Please choose each kind for one column only.' });
      else if (!columns.every(isColumn))
        context.addIssue({ code: 'custom', message: `Please choose among ${known.join(', ')}.` });
      else return columns;
      return z.NEVER;
    });

const MOST_DIGITS = 8;
const ROWS_MESSAGE = 'Please name rows by their numbers, such as 3,7.';

/** A field "3,7": rows of a file by their numbers. */
export const RowNumbers = z
  .string()
  .max(MOST_DIGITS * MAX_IMPORT_ROWS, ROWS_MESSAGE)
  .regex(/^(?:\d{1,7}(?:,\d{1,7})*)?$/, ROWS_MESSAGE)
  .transform((text) => new Set(text.split(',').filter(Boolean).map(Number)));

/** What a column holds, and what it is taken for; '' for what is left out. */
export const previewColumn = <const Columns extends readonly string[]>(known: Columns) =>
  z.object({
    head: z.string(),
    samples: z.array(z.string()),
    is: z.enum([...known, ''] as readonly [...Columns, '']),
  });

/** Fields beside a file of a business, which is looked at first and then taken. */
export const fileFields = <Column extends string>(known: readonly Column[]) => ({
  mode: z.enum(['preview', 'write'], 'Please choose preview or write.').default('preview'),
  /** What each column is, as the screen shows it; left out for what we remember or guess. */
  columns: chosenColumns(known).optional(),
});

/** What is wrong in a file, the most frequent first: in how many rows, and which are the first of them. */
export const Mistakes = z.array(
  z.object({ message: z.string(), count: z.number(), rows: z.array(z.number()) }),
);
export type Mistakes = z.infer<typeof Mistakes>;

/**
 * What would become of the rows of such a file, and what its columns are taken for.
 * @param outcomes of a row: same is one that changes nothing, wrong one that is left out
 */
export const filePreview = <
  const Columns extends readonly string[],
  const Outcomes extends readonly [string, ...string[]],
>(
  known: Columns,
  outcomes: Outcomes,
) =>
  z.object({
    /** In the file's order; of the wrong ones the first only, as many as `MAX_SHOWN_MISTAKES`. */
    rows: z.array(
      z.object({
        /** As in the spreadsheet, the first row behind the head being 2. */
        row: z.number(),
        name: z.string(),
        outcome: z.enum(outcomes),
        messages: z.array(z.string()),
      }),
    ),
    mistakes: Mistakes,
    created: z.number(),
    unchanged: z.number(),
    wrong: z.number(),
    /** In the file's order. Nothing is read before one is a name. */
    columns: z.array(previewColumn(known)),
    /** Whether this business chose the columns of a file with these heads before. */
    isRemembered: z.boolean(),
    /** Whether it has been written. */
    isDone: z.boolean(),
  });
