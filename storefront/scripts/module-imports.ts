import type { Rolldown } from 'vite';

export type ModuleOf = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;

/** Libraries whose one module passes on all the others. */
const LIBRARY = /lucide-react\.mjs$|@tanstack[\\/].*[\\/]index\.js$/;
const NAMED = /import \{([^}]*)\} from ["'](?:lucide-react|@tanstack)/g;
const PASSED_ON = /(?:import|export) \{([^}]*)\} from ["']\.(\/[^"']+)/g;

const words = (names: string) => names.split(',').map((name) => name.trim().split(' '));

/** @returns the file of each name that a library has */
function filesByName(
  library: Pick<Rolldown.ModuleInfo, 'code' | 'importedIds'>,
): ReadonlyMap<string, string> {
  const found = [...(library.code ?? '').matchAll(PASSED_ON)].flatMap(([, names = '', path = '']) => {
    const file = library.importedIds.find((id) => id.endsWith(path));
    return file ? words(names).map((of) => [of.at(-1) ?? '', file] as const) : [];
  });
  return new Map(found);
}

/**
 * @returns what a module imports, by its id. Of the icons and of the query library, whose one module imports
 *   all, it is the files of what the module names.
 */
export function importsOf(moduleOf: ModuleOf): (id: string) => readonly string[] {
  const libraries = new Map<string, ReadonlyMap<string, string>>();
  const filesOf = (library: string) => {
    const files = libraries.get(library) ?? filesByName(moduleOf(library));
    libraries.set(library, files);
    return files;
  };
  return (id) => {
    if (LIBRARY.test(id)) return [];
    const { code, importedIds } = moduleOf(id);
    const names = [...(code ?? '').matchAll(NAMED)].flatMap(([, of = '']) =>
      words(of).map(([name = '']) => name),
    );
    return importedIds.flatMap((one) => {
      if (!LIBRARY.test(one)) return one;
      const files = filesOf(one);
      return names.flatMap((name) => files.get(name) ?? []);
    });
  };
}
