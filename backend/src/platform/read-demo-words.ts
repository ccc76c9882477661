import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { projectFolder } from './config/project-folder.js';

/** @param name of a file in `backend/demo`, such as "directory/coasts" @throws ZodError */
export function readDemoWords<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = path.join(projectFolder(), 'backend/demo', `${name}.json`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
