import type PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';

export const JOBS_SCHEMA = 'pgboss';

export function throughPool({ pool }: Database): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      // A BEGIN of pg-boss leaves a broken transaction behind when a statement in it fails.
      const isSeveral = /^\s*BEGIN/.test(text);
      try {
        const { rows } = await client.query<Record<string, unknown>>(text, values);
        client.release();
        // Several statements have several results, and pg-boss looks at none of them.
        return { rows: (rows as Record<string, unknown>[] | undefined) ?? [] };
      } catch (error) {
        client.release(isSeveral);
        throw error;
      }
    },
  };
}

export const throughTransaction = (tx: EntityManager): PgBoss.Db => ({
  executeSql: async (text, values) => {
    if (!tx.queryRunner) throw new Error('A job is enqueued in a transaction. This is none.');
    // The structured result: of an UPDATE, the plain one is a pair of rows and their number.
    const result = await tx.queryRunner.query(text, values, true);
    return { rows: (result.records ?? []) as Record<string, unknown>[] };
  },
});
