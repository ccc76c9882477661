// npm run schema: writes down the schema that all migrations make, which schema.test.ts compares.
import { startTestPostgres } from '@farmgate/embedded-postgres/test-postgres';
import { writeFileSync } from 'node:fs';
import { migrate } from '../../../dist/src/platform/database/migrate.js';
import { schemaText } from './schema-text.mjs';

const postgres = await startTestPostgres({ inMemory: true });
try {
  await migrate(postgres.url);
  writeFileSync(new URL('../../../schema.txt', import.meta.url), await schemaText(postgres.url));
} finally {
  await postgres.stop();
}
console.log('The schema is written to backend/schema.txt.');
