import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportFileError } from '../import-file-error.js';
import { storable } from '../normalize/text.rules.js';
import type { RawRow, ReadRowsOptions } from '../raw-rows.js';
import { type Features, readFeatures } from './features.js';

/** JSON is read whole; a directory's answer for all states has about 20 MB. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return storable(typeof value === 'string' ? value : JSON.stringify(value));
}

const isRecord = (item: unknown): item is object =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

function kindOf(item: unknown): string {
  if (item === null) return 'null';
  return Array.isArray(item) ? 'a list' : `a ${typeof item}`;
}

/** `{"data":[…]}`, a bare list, or `{"data":""}` for none. @returns null for another shape */
export function rowsOfAnswer(answer: unknown): RawRow[] | null {
  const data: unknown =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'data' in answer
      ? answer.data
      : answer;
  if (data === '' || (data === null && answer !== null)) return [];
  if (!Array.isArray(data)) return null;
  const items = data as unknown[];
  if (items.length > 0 && !items.some(isRecord)) return null;
  return items.map((item, index) => {
    const row = index + 1;
    if (!isRecord(item)) return { row, values: {}, problem: `The row is ${kindOf(item)} and not a record.` };
    return {
      row,
      values: Object.fromEntries(Object.entries(item).map(([name, value]) => [name, textOf(value)])),
    };
  });
}

/** @throws ImportFileError when it is too large, cut off, not JSON, or of another shape */
export async function* readJson(
  file: string,
  { onProgress, maxJsonBytes = MAX_JSON_BYTES }: ReadRowsOptions = {},
): AsyncGenerator<RawRow> {
  const name = basename(file);
  const { size } = await stat(file);
  if (size > maxJsonBytes) {
    throw new ImportFileError(
      `${name} is larger than ${maxJsonBytes / 1024 / 1024} MB; please fetch it state by state, or save it as CSV.`,
    );
  }
  const text = (await readFile(file, 'utf8')).replace(/^\ufeff/, '');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ImportFileError(
      `${name} is not complete JSON: it is cut off or damaged; please download it again.`,
    );
  }
  const { rows, isCut } = rowsOf(answer) ?? { rows: null, isCut: false };
  if (rows === null) {
    throw new ImportFileError(
      `${name} is JSON, but no list of the USDA directories (with "data"), GeoJSON or answer of ArcGIS (with "features").`,
    );
  }
  yield* rows;
  if (isCut) {
    throw new ImportFileError(
      `${name} is only a part of its list, as its service sends no more at once. Please fetch the rest as well, or choose CSV there.`,
    );
  }
  onProgress?.(size, size);
}

/** Values within values without end are no answer either; writing them as text runs out of stack. */
function rowsOf(answer: unknown): Features | null {
  try {
    const features = readFeatures(answer);
    if (features) return features;
    const rows = rowsOfAnswer(answer);
    return rows && { rows, isCut: false };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
