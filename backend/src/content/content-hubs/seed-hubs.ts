import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { projectFolder } from '../../platform/config/project-folder.js';
import { doneSteps, noteStep } from '../../platform/database/import-steps/import-steps.sql.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import * as sql from './content-hubs.sql.js';
import { type HubFile, hubHash, readHub } from './hub-file.rules.js';

/** What has been added before is noted here, so that a guide that staff deleted stays away. */
const JOB = 'guides';

/** @throws Error naming a file that cannot be read */
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

/** Leaves alone what staff edited or deleted. @returns how many rows were written */
export async function seedHubs(tx: EntityManager, hubs: readonly HubFile[]): Promise<number> {
  const rows = await fetchRows(tx, sql.storedHubs, []);
  const known = await doneSteps(tx, JOB);
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
  await changeRows(tx, sql.upsertHub, [
    hub.slug,
    hub.topic,
    hub.title,
    hub.metaDescription,
    hub.targetKeyword,
    hub.searchVolume,
    hub.relatedPages,
    hub.content,
    hubHash(hub),
  ]);
  await noteStep(tx, JOB, hub.slug);
}
