import { z } from 'zod';

export const WordList = z.string().transform((words) => words.split(', '));
