import { basename } from 'node:path';
import type { UsdaDirectory } from '../../../tables/import-run.entity.js';
import { ImportFileError } from '../import-file-error.js';
import type { ListPlan } from '../lists/list-row.js';
import {
  DIRECTORY_LABELS,
  directoryOfFileName,
  directoryOfId,
  USDA_DIRECTORIES,
} from '../usda/usda-directory.js';

export type FileFormat =
  | { source: 'usda_legacy' }
  | { source: 'usda_export'; directory: UsdaDirectory }
  /** Rows of the API say themselves which directory they are from; this one counts where they do not. */
  | { source: 'usda_api'; directory: UsdaDirectory | null }
  | { source: 'list'; plan: ListPlan };

export interface FormatEvidence {
  headers: readonly string[];
  ids: readonly string[];
  file: string;
  directory?: UsdaDirectory | undefined;
}

/** Those of agritourism and on-farm markets were not seen; their stems are tried. */
const DISTINCTIVE: Readonly<Record<UsdaDirectory, RegExp>> = {
  farmersmarket: /^(?:location_indoor|saleschannel_csa_vendor(?:_\d+)?)$/,
  onfarmmarket: /^on_?farm(?:market)?(?:_|$)/,
  csa: /^(?:num_supplyfarms|share_(?:size|itemsinsharebox|paymentoption|number)|deliverpickup_method)(?:_\d+)?$/,
  foodhub: /^(?:service_(?:procurement|opservice|producer)|saleschannel_wholesale)(?:_\d+)?$/,
  agritourism: /^(?:agri_?tourism|activit(?:y|ies))/,
};

function directoryOfColumns(headers: ReadonlySet<string>): UsdaDirectory | null {
  const matching = USDA_DIRECTORIES.filter((directory) =>
    [...headers].some((name) => DISTINCTIVE[directory].test(name)),
  );
  return matching.length === 1 ? (matching[0] ?? null) : null;
}

function directoryOfIds(ids: readonly string[]): UsdaDirectory | null {
  const directories = new Set(ids.map(directoryOfId));
  const [directory, ...others] = directories;
  return others.length === 0 ? (directory ?? null) : null;
}

/** Where both disagree the ids count; a person's word counts unless both are against it. */
function directoryOfExport(headers: ReadonlySet<string>, evidence: FormatEvidence): UsdaDirectory {
  const fromColumns = directoryOfColumns(headers);
  const fromIds = directoryOfIds(evidence.ids);
  const { directory, file } = evidence;
  if (directory && fromColumns && fromColumns !== directory && fromIds !== directory) {
    throw new ImportFileError(
      `${basename(file)} has the columns of ${DIRECTORY_LABELS[fromColumns]}, but the directory was given as ${directory}.`,
    );
  }
  const found = directory ?? fromIds ?? fromColumns ?? directoryOfFileName(basename(file));
  if (found) return found;
  throw new ImportFileError(
    `${basename(file)} does not show which of the USDA directories it is from; please name it with --directory (${USDA_DIRECTORIES.join(', ')}).`,
  );
}

const API_COLUMNS = ['directory_type', 'updatetime', 'brief_desc', 'location_zipcode', 'media_website'];
const EXPORT_COLUMNS = ['update_time', 'location_address', 'address', 'location_x'];

/** @returns null for none of the USDA @throws ImportFileError when its directory cannot be told */
export function detectFormat(evidence: FormatEvidence): FileFormat | null {
  const headers = new Set(evidence.headers.map((name) => name.trim().toLowerCase()));
  const hasAny = (names: string[]) => names.some((name) => headers.has(name));
  if (headers.has('fmid') && headers.has('marketname')) return { source: 'usda_legacy' };
  if (headers.has('listing_id') && headers.has('listing_name')) {
    if (hasAny(API_COLUMNS)) return { source: 'usda_api', directory: evidence.directory ?? null };
    if (hasAny(EXPORT_COLUMNS))
      return { source: 'usda_export', directory: directoryOfExport(headers, evidence) };
  }
  return null;
}

/** What a file is told that nobody says the columns of. */
export const unknownFormat = (file: string): ImportFileError =>
  new ImportFileError(
    `${basename(file)} has none of the column sets of the USDA Local Food Directories (FMID and MarketName, or listing_id and listing_name).`,
  );

export function describeFormat(format: FileFormat): string {
  if (format.source === 'usda_legacy') return 'USDA farmers markets (older export)';
  if (format.source === 'list') return `List: ${format.plan.name}`;
  const label = format.directory === null ? 'directories' : DIRECTORY_LABELS[format.directory];
  return `USDA ${label} (${format.source === 'usda_api' ? 'API' : 'newer export'})`;
}
