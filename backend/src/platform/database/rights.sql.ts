import { statement } from './statement.js';

export interface Rights {
  user: string;
  database: string;
  isSuperuser: boolean;
  hasPublic: boolean;
  mayUsePublic: boolean;
  mayUseDatabase: boolean;
  /** Of the extensions asked about, in their order: those the database lacks. */
  missing: string[];
  /** Those whose files the server has. */
  available: string[];
}

export const rights = statement<Rights, [extensions: readonly string[]]>(
  `SELECT current_user AS "user", current_database() AS database,
     (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
     to_regnamespace('public') IS NOT NULL AS "hasPublic",
     coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), false) AS "mayUsePublic",
     has_database_privilege(current_database(), 'CREATE') AS "mayUseDatabase",
     ARRAY(SELECT name FROM unnest($1::text[]) WITH ORDINALITY AS wanted (name, place)
       WHERE name NOT IN (SELECT extname FROM pg_extension) ORDER BY place) AS missing,
     ARRAY(SELECT name::text FROM pg_available_extensions WHERE name = ANY ($1::text[])) AS available`,
);

/** Leaves no trace: only PostgreSQL knows what a host allows. */
export const tryExtensions = {
  begin: statement('BEGIN'),
  before: statement('SAVEPOINT before_extension'),
  make: (name: string) => statement(`CREATE EXTENSION IF NOT EXISTS ${name}`),
  back: statement('ROLLBACK TO SAVEPOINT before_extension'),
  end: statement('ROLLBACK'),
};
