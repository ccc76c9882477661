import { gzipSync } from 'node:zlib';
import { minifySync } from 'vite';
import { type ModuleOf, importsOf } from './module-imports';

/** How many files and bytes a page may load besides the framework, the first script and its own file. */
const SHOPPERS = { files: 6, bytes: 44_700, weight: 1 };
/** Of a page behind a login. */
const PERSONAL = { files: 11, bytes: 60_000, weight: 0.1 };
/** How far below its limit a page counts as heavy while files are chosen. */
const SLACK = 14_000;
/** How much more after a round in which it came out too heavy, besides what was too much. */
const MORE_SLACK = 1_600;
/** At most; mostly 20 to 40 are enough. */
const ROUNDS = 60;
/** Down to so many files, all rounds are the same. */
const COMMON = 170;

/**
 * @returns about what is sent of a module. Together with others it's smaller than by itself, but no more than
 *   by what they have in common; unused parts are left out.
 */
function sentOf(id: string, code: string | null): number {
  if (code === null) return 0;
  const alone = gzipSync(minifySync(id, code).code).length;
  return Math.max(0.56 * alone, alone - 700);
}

const PAGE = /-page\.tsx$/;
const BEHIND_LOGIN =
  /src[\\/](?:accounts|desk|following|marketplace[\\/]selling)[\\/]|dashboard|listing-form|keep-listing|market-management|market-days|still-right|edit-/;

export const isPersonalPage = (id: string): boolean => PAGE.test(id) && BEHIND_LOGIN.test(id);

interface Page {
  most: typeof SHOPPERS;
  files: number;
  bytes: number;
  /** From how many bytes on it counts as heavy. */
  heavy: number;
}

interface File {
  modules: string[];
  bytes: number;
  /** The pages that load it. */
  pages: Set<Page>;
  imports: Set<File>;
  /** And what these import. */
  all: Set<File>;
}

/** @returns all that is reached from there, itself included */
function reach<T>(from: T, next: (one: T) => Iterable<T>, found = new Set<T>()): Set<T> {
  if (found.has(from)) return found;
  found.add(from);
  for (const one of next(from)) reach(one, next, found);
  return found;
}

function load(page: Page, file: File): void {
  if (file.pages.has(page)) return;
  file.pages.add(page);
  page.files += 1;
  page.bytes += file.bytes;
}

/** @returns what one file instead of two costs, for each file less that a page loads which loads too many */
function priceOf([a, b]: readonly [File, File], cheapest: number): number {
  let gain = 0;
  for (const page of a.pages)
    if (b.pages.has(page)) gain += Math.max(0, page.files - page.most.files) * page.most.weight;
  if (gain === 0) return Infinity;
  let cost = 0;
  const add = (file: File, pages: Iterable<Page>): void => {
    for (const page of pages) {
      if (file.pages.has(page)) continue;
      const excess = Math.max(0, page.bytes + file.bytes - page.heavy);
      cost += file.bytes * (page.most.weight + (excess / 1_000) ** 2);
    }
  };
  add(b, a.pages);
  add(a, b.pages);
  if (cost / gain >= cheapest) return Infinity;
  const pages = new Set([...a.pages, ...b.pages]);
  for (const one of new Set([...a.all, ...b.all])) if (one !== a && one !== b) add(one, pages);
  return cost / gain;
}

/** Who loads a file loads what it imports. */
function followImports(files: Iterable<File>): void {
  for (const file of files) {
    file.all = reach(file, ({ imports }) => imports);
    for (const one of file.all) for (const page of file.pages) load(page, one);
  }
}

function merge([a, b]: readonly [File, File], files: Set<File>): void {
  for (const page of b.pages) {
    if (a.pages.has(page)) page.files -= 1;
    else page.bytes += a.bytes;
  }
  for (const page of a.pages) if (!b.pages.has(page)) page.bytes += b.bytes;
  a.modules.push(...b.modules);
  a.bytes += b.bytes;
  for (const page of b.pages) a.pages.add(page);
  for (const one of b.imports) a.imports.add(one);
  files.delete(b);
  for (const { imports } of files) if (imports.delete(b)) imports.add(a);
  a.imports.delete(a);
  followImports(files);
}

/** Makes one file of two, the cheapest first, until so few are left, or no page loads too many. */
function mergeFiles(files: Set<File>, left: number): void {
  while (files.size > left) {
    let cheapest = Infinity;
    let pair: readonly [File, File] | undefined;
    const list = [...files];
    for (const [at, a] of list.entries()) {
      for (const b of list.slice(at + 1)) {
        const price = priceOf([a, b], cheapest);
        if (price < cheapest) [cheapest, pair] = [price, [a, b]];
      }
    }
    if (!pair) return;
    merge(pair, files);
  }
}

/** What the files of one build are made from. */
interface Graph {
  /** The pages' modules. */
  pages: readonly string[];
  /** By module the places in `pages` that need it, and no file has it already. */
  users: ReadonlyMap<string, readonly number[]>;
  imported: (id: string) => readonly string[];
  bytesOf: (id: string) => number;
  /** Whether the bundler leaves it with its one page, as no dialog needs it. */
  isOwn: (id: string) => boolean;
}

function readGraph(entry: string, moduleOf: ModuleOf, hasFile: (id: string) => boolean): Graph {
  const imported = importsOf(moduleOf);
  const first = reach(entry, imported);
  const all = reach(entry, (id) => [...imported(id), ...moduleOf(id).dynamicallyImportedIds]);
  const opened = [...new Set([...all].flatMap((id) => moduleOf(id).dynamicallyImportedIds))].toSorted();
  const pages = opened.filter((id) => PAGE.test(id));
  const dialogs = opened.filter((id) => !PAGE.test(id));
  const inDialogs = new Set(dialogs.flatMap((id) => [...reach(id, imported)]));
  const users = new Map<string, number[]>();
  for (const [at, name] of pages.entries())
    for (const id of reach(name, imported))
      if (!first.has(id) && !hasFile(id)) users.set(id, [...(users.get(id) ?? []), at]);
  const bytes = new Map([...users.keys()].map((id) => [id, sentOf(id, moduleOf(id).code)]));
  const bytesOf = (id: string) => bytes.get(id) ?? 0;
  return { pages, users, imported, bytesOf, isOwn: (id) => PAGE.test(id) || !inDialogs.has(id) };
}

/** @returns a file for each set of pages with the same needs */
function filesBySet({ users, imported, bytesOf, isOwn }: Graph, pages: readonly Page[]): Set<File> {
  const bySet = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const [id, of] of users) {
    const [only = 0] = of;
    if (of.length === 1 && isOwn(id)) {
      pages[only]!.bytes += bytesOf(id);
      continue;
    }
    const file = bySet.get(of.join()) ?? {
      ...{ modules: [], bytes: 0, pages: new Set(), imports: new Set(), all: new Set() },
    };
    file.modules.push(id);
    file.bytes += bytesOf(id);
    bySet.set(of.join(), file);
    fileOf.set(id, file);
  }
  for (const [id, file] of fileOf)
    for (const other of imported(id)) if (fileOf.has(other)) file.imports.add(fileOf.get(other)!);
  for (const [id, file] of fileOf) for (const at of users.get(id) ?? []) load(pages[at]!, file);
  return new Set(bySet.values());
}

interface Attempt {
  files: Set<File>;
  pages: Page[];
}

/** @returns what all pages load, where a byte above a limit counts a thousand times */
const costOf = ({ pages }: Attempt): number =>
  pages.reduce((sum, { most, bytes }) => {
    return sum + most.weight * (bytes + 1_000 * Math.max(0, bytes - most.bytes));
  }, 0);

/** @param heavy from how many bytes on each page counts as heavy */
function attempt(begun: Attempt, heavy: readonly number[]): Attempt {
  const made = structuredClone(begun);
  for (const [at, page] of made.pages.entries()) page.heavy = heavy[at] ?? 0;
  mergeFiles(made.files, 0);
  return made;
}

/** @returns the best files of several rounds, each more careful of pages that came out too heavy before */
function bestFiles(graph: Graph): Set<File> {
  const pages = graph.pages.map((name): Page => {
    const most = isPersonalPage(name) ? PERSONAL : SHOPPERS;
    return { most, files: 0, bytes: 0, heavy: most.bytes - SLACK };
  });
  const begun = { files: filesBySet(graph, pages), pages };
  followImports(begun.files);
  mergeFiles(begun.files, COMMON);
  let last = attempt(
    begun,
    pages.map(({ heavy }) => heavy),
  );
  let best = last;
  for (let round = 1; round < ROUNDS && best.pages.some(isTooHeavy); round += 1) {
    last = attempt(
      begun,
      last.pages.map((page) =>
        isTooHeavy(page) ? page.heavy - (page.bytes - page.most.bytes) - MORE_SLACK : page.heavy,
      ),
    );
    if (costOf(last) < costOf(best)) best = last;
  }
  return best.files;
}

const isTooHeavy = ({ bytes, most }: Page) => bytes > most.bytes;

/**
 * Which file each module of the browser goes into, so that a page loads few files and little that it doesn't
 * need (0200). By itself the bundler makes one for each set of pages and dialogs of like needs: up to 44
 * for a page. This begins with one for each set of pages.
 * @param entry the first script, which every page has
 * @param hasFile what is in a file already
 * @returns names of files by module; what one page alone or dialogs alone need has none
 */
export function scriptFiles(
  entry: string,
  moduleOf: ModuleOf,
  hasFile: (id: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(
    [...bestFiles(readGraph(entry, moduleOf, hasFile))].flatMap(({ modules }, at) =>
      modules.map((id) => [id, `shared-${at}`] as const),
    ),
  );
}
