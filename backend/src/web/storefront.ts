import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '../contract/site/public-config.js';
import { projectFolder } from '../platform/config/project-folder.js';
import type { InProcessFetch } from './in-process-fetch.js';

/** Its source is storefront/src/entry-server.tsx. */
export type RenderPage = (request: {
  url: string;
  fetch: InProcessFetch;
  config: PublicConfig;
  now: Date;
  /** Null where the page is the same for everyone. */
  near: string | null;
}) => Promise<RenderedPage>;

export interface RenderedPage {
  status: number;
  /** Nothing that it shows is missing for now. */
  isWhole: boolean;
  isPersonal: boolean;
  location?: string;
  head: string;
  body: string;
  jsonLd: string;
  state: string;
  modules: string[];
}

export interface Storefront {
  /** HTML with `<!--head-->`, `<!--app-->`, `<!--json-ld-->` and `<!--state-->`. */
  template(url: string): Promise<string>;
  render: RenderPage;
  chunksOf(modules: readonly string[]): string[];
}

export const storefrontFolder = path.join(projectFolder(), 'storefront');
export const clientFolder = path.join(storefrontFolder, 'dist/client');

interface ManifestChunk {
  file: string;
  imports?: string[];
}

export async function builtStorefront(): Promise<Storefront> {
  const [source, manifestText, entry] = await Promise.all([
    readFile(path.join(clientFolder, 'index.html'), 'utf8'),
    readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(storefrontFolder, 'dist/server/entry-server.js')).href) as Promise<{
      render: RenderPage;
    }>,
  ]);
  // Every page carries it along: without what only its readers need.
  const html = source.replace(/\n\s+/g, '\n');
  const manifest = JSON.parse(manifestText) as Record<string, ManifestChunk | undefined>;
  const chunks = new Map<string, string[]>();
  return {
    template: () => Promise.resolve(html),
    render: entry.render,
    chunksOf: (modules) => {
      const key = modules.join();
      const known = chunks.get(key) ?? chunksOf(manifest, modules, html);
      chunks.set(key, known);
      return known;
    },
  };
}

export async function assemblePage(storefront: Storefront, url: string, page: RenderedPage): Promise<string> {
  const template = await storefront.template(url);
  const files = storefront.chunksOf(page.modules);
  const parts = {
    head: (files.length > 0 ? `<meta name="later-files" content="${files.join(' ')}">` : '') + page.head,
    app: page.body,
    'json-ld': page.jsonLd,
    state: page.state,
  };
  // A function, as texts that people wrote may hold "$&".
  return template.replace(
    /<!--(head|app|json-ld|state)-->/g,
    (_match, part: keyof typeof parts) => parts[part],
  );
}

const ASSETS = 'assets/';

/** @returns the names of the files in `assets`, each once, without what the template loads anyway */
function chunksOf(
  manifest: Record<string, ManifestChunk | undefined>,
  modules: readonly string[],
  template: string,
): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].filter((file) => !template.includes(file)).map((file) => file.slice(ASSETS.length));
}
