import { createRequire } from 'node:module';

/**
 * Loads a CommonJS package of data and forgets it, so that its memory comes back when the caller is done with
 * it. Node keeps what it has loaded, and a table of all cities is several times as large as the rest of the
 * server.
 * @param from the caller's `import.meta.url`
 */
export function loadOnce(from: string, name: string): unknown {
  const require = createRequire(from);
  const before = new Set(Object.keys(require.cache));
  const loaded: unknown = require(name);
  for (const file of Object.keys(require.cache)) {
    if (!before.has(file)) Reflect.deleteProperty(require.cache, file);
  }
  return loaded;
}
