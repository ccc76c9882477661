import type { EntityManager } from 'typeorm';
import { changeRows, fetchRows, statement } from '../statement.js';

const steps = statement<{ step: string }, [job: string]>('SELECT step FROM import_steps WHERE job = $1');

const insertStep = statement<object, [job: string, step: string]>(
  'INSERT INTO import_steps (job, step) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);

export async function doneSteps(tx: EntityManager, job: string): Promise<Set<string>> {
  const rows = await fetchRows(tx, steps, [job]);
  return new Set(rows.map(({ step }) => step));
}

export async function noteStep(tx: EntityManager, job: string, step: string): Promise<void> {
  await changeRows(tx, insertStep, [job, step]);
}
