import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { projectFolder } from './config/project-folder.js';

/**
 * Reads words that the demonstration is composed of.
 * @param name of a file in `backend/demo`, such as "directory/coasts"
 * @throws ZodError where the file is not as the schema says
 */
export function readDemoWords<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = path.join(projectFolder(), 'backend/demo', `${name}.json`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
