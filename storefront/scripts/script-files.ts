import { gzipSync } from 'node:zlib';
import { type Rolldown, type UserConfig, build } from 'vite';
import limits from './first-load-limits.json' with { type: 'json' };

/** At what part of its limit a page counts as full. All are tried: which of them is best is chance. */
const FULL_AT = [
  0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 1.08, 1.1, 1.12, 1.15, 1.2,
];

const PAGE = /-page\.tsx$/;
const BEHIND_LOGIN =
  /src[\\/](?:accounts|desk|following|marketplace[\\/](?:selling|orders[\\/]shares))[\\/]|dashboard|listing-form|keep-listing|market-management|market-days|still-right|edit-/;
export const isPersonalPage = (id: string): boolean => PAGE.test(id) && BEHIND_LOGIN.test(id);

type Chunk = Rolldown.OutputChunk;

/** Without what every page loads, and `files` without its own. */
interface Page {
  files: Set<File>;
  bytes: number;
  most: { files: number; bytes: number };
}

interface File {
  chunks: Chunk[];
  bytes: number;
  pages: Set<Page>;
}

interface Split {
  pages: Page[];
  /** What a page or dialog has for itself goes into none. */
  fileOf: Map<Chunk, File>;
  withImports: (file: File) => Set<File>;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
const isPage = ({ facadeModuleId }: Chunk) => PAGE.test(facadeModuleId ?? '');
const sizeOf = ({ code }: Chunk) => gzipSync(code).length;
/** What a chunk adds to a file with others; for all of a page it's right within 2 kB. */
const sharedSize = (size: number) => Math.max(size / 2, size - 200);
const heaviest = ({ pages }: Split) => Math.max(...pages.map(({ bytes, most }) => bytes / most.bytes));
const tooMany = ({ files, most }: Page) => Math.max(0, files.size - most.files);

/** @returns all that is reached from there, itself included */
function reach<T>(from: T, next: (one: T) => Iterable<T>, found = new Set<T>()): Set<T> {
  if (found.has(from)) return found;
  found.add(from);
  for (const one of next(from)) reach(one, next, found);
  return found;
}

function load(page: Page, files: Iterable<File>): void {
  for (const file of files) {
    if (!page.files.has(file)) page.bytes += file.bytes;
    page.files.add(file);
    file.pages.add(page);
  }
}

/** @returns a file for each set of pages that need the same chunks */
function splitBySet(chunks: readonly Chunk[]): Split {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = ({ imports }: Chunk) => imports.flatMap((name) => byName.get(name) ?? []);
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((one) => [...reach(one, imported)]));
  const base = sum([...first].map(sizeOf));
  const needs = new Map<Page, Set<Chunk>>();
  for (const chunk of chunks.filter(isPage)) {
    const { files, kilobytes } = isPersonalPage(chunk.facadeModuleId!) ? limits.personal : limits.shoppers;
    const most = { files: files - first.size - 1, bytes: kilobytes * 1000 - base };
    needs.set({ files: new Set(), bytes: 0, most }, reach(chunk, imported, new Set(first)));
  }
  const pages = [...needs.keys()];
  const bySet = new Map<string, File>();
  const fileOf = new Map<Chunk, File>();
  for (const chunk of chunks) {
    const users = first.has(chunk) ? [] : pages.filter((page) => needs.get(page)!.has(chunk));
    if (users.length === 0) continue;
    const bytes = sharedSize(sizeOf(chunk));
    if (users.length === 1 && isPage(chunk)) users[0]!.bytes += bytes;
    else {
      const set = users.map((page) => pages.indexOf(page)).join();
      const file = bySet.get(set) ?? { chunks: [], bytes: 0, pages: new Set() };
      bySet.set(set, file);
      fileOf.set(chunk, file);
      file.chunks.push(chunk);
      file.bytes += bytes;
    }
  }
  for (const [page, all] of needs) load(page, new Set([...all].flatMap((chunk) => fileOf.get(chunk) ?? [])));
  const imports = (file: File) => file.chunks.flatMap(imported).flatMap((chunk) => fileOf.get(chunk) ?? []);
  return { pages, fileOf, withImports: (file) => reach(file, imports) };
}

/** @returns what one file instead of two costs, for each file that full pages load less */
function priceOf(a: File, b: File, all: ReadonlySet<File>, fullAt: number, cheapest: number): number {
  const gain = sum([...a.pages].map((page) => (b.pages.has(page) ? tooMany(page) : 0)));
  let cost = 0;
  for (const page of new Set([...a.pages, ...b.pages])) {
    let added = 0;
    for (const file of all) if (!page.files.has(file)) added += file.bytes;
    cost += added / Math.max(1, fullAt * page.most.bytes - page.bytes - added) ** 3;
    if (cost / gain >= cheapest) return Infinity;
  }
  return cost / gain;
}

/** Makes one file of those two of a page for which that costs the least. */
function mergeCheapest(page: Page, { fileOf, withImports }: Split, fullAt: number): void {
  const files = [...page.files];
  const needs = new Map(files.map((file) => [file, withImports(file)]));
  let [cheapest, pair]: [number, File[]] = [Infinity, []];
  for (const [at, a] of files.entries()) {
    for (const b of files.slice(at + 1)) {
      const price = priceOf(a, b, new Set([...needs.get(a)!, ...needs.get(b)!]), fullAt, cheapest);
      if (price < cheapest) [cheapest, pair] = [price, [a, b]];
    }
  }
  const chunks = pair.flatMap((file) => file.chunks);
  const made: File = { chunks, bytes: sum(pair.map(({ bytes }) => bytes)), pages: new Set() };
  for (const chunk of chunks) fileOf.set(chunk, made);
  const all = withImports(made);
  for (const old of pair) {
    for (const user of old.pages) {
      if (user.files.delete(old)) user.bytes -= old.bytes;
      load(user, all);
    }
  }
}

function merged(split: Split, fullAt: number): Split {
  const fullest = () => split.pages.reduce((most, page) => (tooMany(page) > tooMany(most) ? page : most));
  for (let page = fullest(); tooMany(page) > 0; page = fullest()) mergeCheapest(page, split, fullAt);
  return split;
}

/**
 * Which file each module of the browser goes into, so that a page loads few files and little that it doesn't
 * need (0248).
 * @param config how to build, with the files that every page loads; the bundler's own chunks are merged
 * @returns names of files by module; what one page alone or dialogs alone need has none
 */
export async function scriptFiles(config: UserConfig): Promise<ReadonlyMap<string, string>> {
  const trial = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false } };
  const { output } = (await build(trial as UserConfig)) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const tried = FULL_AT.map((fullAt) => merged(splitBySet(chunks), fullAt));
  const { fileOf } = tried.reduce((best, one) => (heaviest(one) < heaviest(best) ? one : best));
  const modulesOf = ({ chunks: of }: File) => of.flatMap(({ modules }) => Object.keys(modules));
  const files = [...new Set(fileOf.values())];
  return new Map(files.flatMap((file, at) => modulesOf(file).map((id) => [id, `shared-${at}`] as const)));
}
