import { hasText, textSearch } from '../../platform/admin/filters.sql.js';

/** Letter for letter what ix_users_search is made of. */
const searched = (alias: string) =>
  `(${alias}.username::text || ' ' || ${alias}.email::text || ' ' || coalesce(${alias}.first_name, '') || ' ' || coalesce(${alias}.last_name, ''))`;

export const accountIsLike = (alias: string, condition: (ofAccount: string) => string = (sql) => sql) =>
  textSearch((text, bind) => condition(hasText(searched(alias), text, bind)));
