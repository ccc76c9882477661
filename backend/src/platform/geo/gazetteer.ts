import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../config/project-folder.js';

interface Tables {
  'zip-codes': 'zip_code' | 'city' | 'state' | 'latitude' | 'longitude' | 'time_zone' | 'downtown_of';
  cities: 'city' | 'state' | 'zip_code' | 'latitude' | 'longitude' | 'population' | 'priority';
  towns: 'name' | 'state';
}

/** Not kept, as nothing needs them twice. */
export function readGazetteer<Name extends keyof Tables>(name: Name): Record<Tables[Name], string>[] {
  const file = path.join(projectFolder(), 'backend/content/gazetteer', `${name}.csv`);
  return parse(readFileSync(file, 'utf8'), { columns: true });
}
