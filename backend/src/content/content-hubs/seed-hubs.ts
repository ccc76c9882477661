import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { projectFolder } from '../../platform/config/project-folder.js';
import { type HubFile, hubHash, readHub } from './hub-file.rules.js';

/** What has been added before is noted here, so that a guide that staff deleted stays away. */
const JOB = 'guides';

/** @returns the guides that come with the product @throws Error naming a file that cannot be read */
export async function readHubs(
  folder = path.join(projectFolder(), 'backend/content/guides'),
): Promise<HubFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) =>
      readHub(file.slice(0, -'.md'.length), await readFile(path.join(folder, file), 'utf8')),
    ),
  );
}

type Row = Omit<HubFile, 'searchVolume'> & { seedHash: string | null };

/**
 * Adds the guides that are not there yet, and brings those up to date whose file has changed. What staff edited or deleted is left
 * as it is.
 * @returns how many rows were written
 */
export async function seedHubs(tx: EntityManager, hubs: readonly HubFile[]): Promise<number> {
  const rows = await tx.query<Row[]>(
    `SELECT slug, topic, title, meta_description AS "metaDescription", target_keyword AS "targetKeyword",
       related_pages AS "relatedPages", content, seed_hash AS "seedHash" FROM content_hub_pages`,
  );
  const added = await tx.query<{ step: string }[]>('SELECT step FROM import_steps WHERE job = $1', [JOB]);
  const known = new Set(added.map(({ step }) => step));
  let written = 0;
  for (const hub of hubs) {
    const row = rows.find(({ slug }) => slug === hub.slug);
    const isEdited = row !== undefined && row.seedHash !== hubHash(row);
    if (isEdited || (!row && known.has(hub.slug)) || row?.seedHash === hubHash(hub)) continue;
    await writeHub(tx, hub);
    written += 1;
  }
  return written;
}

async function writeHub(tx: EntityManager, hub: HubFile): Promise<void> {
  await tx.query(
    `INSERT INTO content_hub_pages (slug, topic, title, meta_description, target_keyword, search_volume, related_pages, content,
       seed_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (slug) DO UPDATE SET topic = excluded.topic, title = excluded.title,
       meta_description = excluded.meta_description, target_keyword = excluded.target_keyword,
       related_pages = excluded.related_pages, content = excluded.content, seed_hash = excluded.seed_hash,
       last_updated = now()`,
    [
      hub.slug,
      hub.topic,
      hub.title,
      hub.metaDescription,
      hub.targetKeyword,
      hub.searchVolume,
      hub.relatedPages,
      hub.content,
      hubHash(hub),
    ],
  );
  await tx.query('INSERT INTO import_steps (job, step) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    JOB,
    hub.slug,
  ]);
}
