import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ListingCategory } from '../../contract/directory/categories.js';
import { projectFolder } from '../../platform/config/project-folder.js';
import { type Crop, GROWING_REGIONS, type GrowingRegion } from './crop.js';

const FILE = path.join(projectFolder(), 'backend/content/seasons/crops.csv');

let known: readonly Crop[] | undefined;

export const allCrops = (): readonly Crop[] => (known ??= readCrops(readFileSync(FILE, 'utf8')));

function readCrops(text: string): Crop[] {
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map((row) => {
    const { id = '', name = '', category = '', search = '', storage = '' } = row;
    return {
      ...{ id, name, search, storage },
      category: category as ListingCategory,
      keepsMonths: Number(row.keeps_months),
      notIn: row.not_in === '' ? [] : (row.not_in ?? '').split('|'),
      months: Object.fromEntries(GROWING_REGIONS.map((region) => [region, row[region] ?? ''])) as Record<
        GrowingRegion,
        string
      >,
    };
  });
}
