import { z } from 'zod';

/** Words with commas between them, as a list. */
export const WordList = z.string().transform((words) => words.split(', '));
