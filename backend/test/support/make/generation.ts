import type { DataSource } from 'typeorm';
import { GenerationRun } from '../../../src/content/generation/generation-run.entity.js';
import { LocationPage } from '../../../src/content/location-pages/location-page.entity.js';
import { TargetLocation } from '../../../src/content/location-pages/targets/target-location.entity.js';
import type { GenerationRunDetail, GenerationStarted } from '../../../src/contract/content/generation.js';
import { eventually } from '../eventually.js';
import type { Client } from '../http/people.js';

/** Starts a run over HTTP, as the back office does. @param delay milliseconds, 500 at the least */
export async function startRun(admin: Client, batchSize: number, delay = 500): Promise<GenerationStarted> {
  const answer = await admin.get<GenerationStarted>(
    `/api/location-pages/generate?batchSize=${batchSize}&delay=${delay}`,
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** @returns a run once it is over */
export async function endOfRun(admin: Client, db: DataSource, id: number): Promise<GenerationRunDetail> {
  await eventually(db, async () => {
    const run = await db.getRepository(GenerationRun).findOneByOrFail({ id });
    return ['done', 'stopped', 'failed'].includes(run.status);
  });
  return (await admin.get<GenerationRunDetail>(`/api/location-pages/runs/${id}`)).body;
}

/** Has the next runs take these cities of Florida before all others, the first first. */
export async function takeFirst(db: DataSource, ...cities: string[]): Promise<void> {
  for (const [index, city] of cities.entries()) {
    await db.query(`UPDATE target_locations SET priority = $2 WHERE city = $1 AND state_code = 'FL'`, [
      city,
      index - 1_000,
    ]);
  }
}

/** Gives the address of a city's page to another. @returns how to give the city its own again */
export async function takeAddress(db: DataSource, target: TargetLocation, slug: string, by: string) {
  const { id: _id, ...other } = { ...target, city: `${target.city}.`, priority: 99 };
  const targets = db.getRepository(TargetLocation);
  const taken = await targets.save(other);
  await db.query(
    `INSERT INTO location_pages (target_id, city, state, state_code, zip_code, slug, title, meta_description, content, farms_data,
       facts, facts_hash, latitude, longitude, status)
     VALUES ($1, $2, '', 'FL', '', $3, '', '', '', '[]', '{}', '', 0, 0, 'archived')`,
    [taken.id, by, slug],
  );
  return async () => {
    await targets.delete(taken.id);
  };
}

/** The cities that have a page, in the order in which the pages were made. */
export async function pagesMade(db: DataSource): Promise<string[]> {
  const pages = await db
    .getRepository(LocationPage)
    .find({ select: { id: true, city: true }, order: { id: 'ASC' } });
  return pages.map(({ city }) => city);
}
