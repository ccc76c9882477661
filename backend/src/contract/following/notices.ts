import { z } from 'zod';

/** The token of the link in the headers of every notice. It works for years. */
export const UnsubscribeQuery = z.strictObject({
  token: z.string('This link is not complete.').regex(/^[\w-]{35}$/, 'This link is not complete.'),
});
export type UnsubscribeQuery = z.output<typeof UnsubscribeQuery>;
