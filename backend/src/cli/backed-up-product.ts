import type { Pictures, Product } from '@farmgate/backup/product';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { projectFolder } from '../platform/config/project-folder.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { migrate, undoMigrations } from '../platform/database/migrate.js';
import { createQueues } from '../platform/jobs/create-queues.js';
import { installJobs } from '../platform/jobs/install-jobs.js';
import { JOBS_SCHEMA } from '../platform/jobs/job-sql.js';
import { IMAGE_CONTENT_TYPES, IMAGE_FILES } from '../platform/media/image-files.js';
import { imageIds } from '../platform/media/media.sql.js';
import { mediaFolder, openMediaStore } from '../platform/media/open-media-store.js';

export async function backedUpProduct(config: Config): Promise<Product> {
  return {
    version: await productVersion(),
    // Of pg-boss, the jobs; the rest it makes itself.
    jobs: { schema: JOBS_SCHEMA, tables: ['job', 'archive'] },
    schema: { make: makeSchema, undo: undoMigrations },
    pictures: picturesOf(config),
  };
}

async function productVersion(): Promise<string> {
  const text = await readFile(path.join(projectFolder(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const makeSchema: Product['schema']['make'] = async (url, { migrations, queues }) => {
  await migrate(url, migrations);
  await installJobs(url);
  const dataSource = await new DataSource(dataSourceOptions(url, 1)).initialize();
  try {
    await createQueues(dataSource, queues);
  } finally {
    await dataSource.destroy();
  }
};

function picturesOf(config: Config): Pictures {
  const store = openMediaStore(config);
  return {
    folder: config.media.s3 ? null : mediaFolder(config.dataDir),
    files: async (client) => {
      const { rows } = await client.query<{ id: string }>(imageIds.text);
      return rows.map(({ id }) => IMAGE_FILES.map((file) => `${id}/${file}`));
    },
    // A name must be a path below the store's folder, and nothing else.
    isFile: (name) => /^[A-Za-z0-9_-]{22}\/\d+\.(?:jpg|webp)$/.test(name),
    get: (name) => store.get(name),
    put: (name, bytes) => store.put(name, bytes, IMAGE_CONTENT_TYPES[path.extname(name).slice(1)] ?? ''),
  };
}
