import { z } from 'zod';
import { changesOf } from '../backoffice/admin.js';
import { Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';

/** Where the name of whoever wrote to us goes. */
export const NAME_MARK = '{name}';

/** @returns a saved answer to somebody; without a name the mark goes with the space before it */
export const filledAnswer = (text: string, name: string): string =>
  text.replaceAll(/ ?\{name\}/g, (mark) =>
    name.trim() === '' ? '' : mark.replace(NAME_MARK, () => name.trim()),
  );

/** POST /api/admin/saved-answers */
export const SavedAnswerFields = z.strictObject({
  title: longText(2, 120, 'Please enter a title of at least 2 characters.'),
  text: longText(3, 5_000, 'Please write the answer.'),
});
export const SavedAnswerChanges = changesOf(SavedAnswerFields);

/** What staff answer often; they pick one while they answer a message. */
export const AdminSavedAnswer = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type AdminSavedAnswer = z.infer<typeof AdminSavedAnswer>;
