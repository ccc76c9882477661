import { z } from 'zod';
import { custom } from '../../platform/admin/filters.js';

/** Letter for letter what ix_users_search is made of. @param alias of the table in the statement */
const searched = (alias: string) =>
  `(${alias}.username::text || ' ' || ${alias}.email::text || ' ' || coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, ''))`;

const Word = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text.replaceAll('\0', ''));

/** A part of an account's username, e-mail address or name. @param condition makes the whole of the account's, e.g. an IN */
export const accountIsLike = (alias: string, condition: (ofAccount: string) => string = (sql) => sql) =>
  custom(Word, (text, bind) => {
    const like = bind(`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
    return condition(`${searched(alias)} ILIKE ${like}`);
  });
