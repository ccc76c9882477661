import path from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { type Chunk, mergeChunks } from './merge-chunks';

/** What a request costs beside its bytes, in characters of code before it is minified: some two kilobytes compressed. */
const FILE_COST = 10_000;

interface PageChunksOptions {
  /** The build's configuration without this plugin. */
  config: () => UserConfig;
  /** Libraries that every page has. They change less often than our pages do, so that browsers keep them over a release. */
  framework: RegExp;
  /** How much it counts what is loaded by itself, by its module: a page, or what a page fetches on demand. */
  weigh: (module: string) => number;
}

/**
 * How the scripts of pages are cut into files: the framework, what the first script of every page loads, and few files of what pages
 * share. The bundler is asked first how it would cut them by itself, into a file for each set of pages that need the same; from those
 * (some two hundred) the groups are made. Its own options cannot: a group by size or by number of pages makes pages load what is
 * behind the modules in it.
 */
export function pageChunks(options: PageChunksOptions): Plugin {
  return {
    name: 'farmgate-page-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config({ root }) {
      const codeSplitting = await cut({ ...options.config(), root }, options);
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

async function cut(
  config: UserConfig,
  { framework, weigh }: PageChunksOptions,
): Promise<Rolldown.CodeSplittingOptions> {
  const groups: Rolldown.CodeSplittingGroup[] = [{ name: 'framework', test: framework, priority: 2 }];
  const made = await buildInMemory(config, { groups, includeDependenciesRecursively: false });
  const chunks = made.map(asChunk);
  const present = loadedWith(
    chunks,
    made.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const roots = made
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId }) => ({ name: fileName, weight: weigh(facadeModuleId ?? '') }));
  const merged = mergeChunks(chunks, { roots, present, fileCost: FILE_COST });

  const modulesOf = new Map(made.map(({ fileName, modules }) => [fileName, Object.entries(modules)]));
  const groupOf = new Map<string, string>();
  const taken = new Set<string>();
  const put = (names: Iterable<string>, named: (modules: NamedModule[]) => string) => {
    const modules = [...names].flatMap((name) => modulesOf.get(name) ?? []);
    let group = named(modules);
    while (taken.has(group)) group += '-too';
    taken.add(group);
    for (const [id] of modules) groupOf.set(id, group);
  };
  put(present, () => 'app');
  for (const names of merged) put(names, nameOfLargest);
  groups.push({ name: (id) => groupOf.get(id), priority: 1 });
  return { groups, includeDependenciesRecursively: false };
}

async function buildInMemory(config: UserConfig, codeSplitting: Rolldown.CodeSplittingOptions) {
  const { build: options } = config;
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...options,
      write: false,
      minify: false,
      rolldownOptions: { ...options?.rolldownOptions, output: { codeSplitting } },
    },
  });
  return (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

const asChunk = ({ fileName, modules, imports }: Rolldown.OutputChunk): Chunk => ({
  name: fileName,
  size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
  imports,
});

function loadedWith(chunks: readonly Chunk[], names: readonly string[]): Set<string> {
  const loaded = new Set(names);
  for (const name of loaded) {
    for (const next of chunks.find((chunk) => chunk.name === name)?.imports ?? []) loaded.add(next);
  }
  return loaded;
}

type NamedModule = [id: string, module: Rolldown.RenderedModule];

/** A shared file is called after the largest of what is in it. */
function nameOfLargest(modules: NamedModule[]): string {
  const [largest] = modules.toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength);
  return `shared-${path.parse(largest?.[0] ?? '').name}`;
}
