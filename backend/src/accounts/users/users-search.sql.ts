import { hasText, textSearch } from '../../platform/admin/filters.sql.js';

/** Letter for letter what ix_users_search is made of. @param alias of the table in the statement */
const searched = (alias: string) =>
  `(${alias}.username::text || ' ' || ${alias}.email::text || ' ' || coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, ''))`;

/**
 * A part of an account's username, e-mail address or name.
 * @param condition makes the whole of the account's, e.g. an IN
 */
export const accountIsLike = (alias: string, condition: (ofAccount: string) => string = (sql) => sql) =>
  textSearch((text, bind) => condition(hasText(searched(alias), text, bind)));
