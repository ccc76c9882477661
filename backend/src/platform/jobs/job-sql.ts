import type PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';

/** The schema that pg-boss keeps its tables in. */
export const JOBS_SCHEMA = 'pgboss';

/** Lets pg-boss use the product's own pool. */
export function throughPool({ pool }: Database): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      // Statements that pg-boss puts between BEGIN and COMMIT leave a broken transaction behind when one of
      // them fails.
      const isSeveral = /^\s*BEGIN/.test(text);
      try {
        const { rows } = await client.query<Record<string, unknown>>(text, values);
        client.release();
        // Several statements at once have several results, and pg-boss looks at none of them.
        return { rows: (rows as Record<string, unknown>[] | undefined) ?? [] };
      } catch (error) {
        client.release(isSeveral);
        throw error;
      }
    },
  };
}

/** Lets pg-boss write in a transaction of ours. */
export const throughTransaction = (tx: EntityManager): PgBoss.Db => ({
  executeSql: async (text, values) => {
    // The structured result: of an UPDATE, the plain one is a pair of its rows and their number.
    const result = await tx.queryRunner?.query(text, values, true);
    return { rows: (result?.records ?? []) as Record<string, unknown>[] };
  },
});
