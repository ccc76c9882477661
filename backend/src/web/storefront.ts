import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicConfig } from '../contract/site/public-config.js';
import { projectFolder } from '../platform/config/project-folder.js';
import type { InProcessFetch } from './in-process-fetch.js';

/** What the storefront's server entry does with an address; its source is storefront/src/entry-server.tsx. */
export type RenderPage = (request: {
  url: string;
  fetch: InProcessFetch;
  config: PublicConfig;
  now: Date;
  /** The ZIP code that the page is made for; null where it is the same for everyone. */
  near: string | null;
}) => Promise<RenderedPage>;

export interface RenderedPage {
  status: number;
  /** Whether nothing that it shows is missing for now. */
  isWhole: boolean;
  /** Whether it is about the person who looks at it. */
  isPersonal: boolean;
  location?: string;
  head: string;
  body: string;
  jsonLd: string;
  state: string;
  modules: string[];
}

/** The storefront as the server sees it: its template, its renderer, its files. */
export interface Storefront {
  /** HTML with the places `<!--head-->`, `<!--app-->`, `<!--json-ld-->` and `<!--state-->`. */
  template(url: string): Promise<string>;
  render: RenderPage;
  /** The files that a page's lazily loaded modules consist of, for preloading. */
  chunksOf(modules: readonly string[]): string[];
}

export const storefrontFolder = path.join(projectFolder(), 'storefront');
export const clientFolder = path.join(storefrontFolder, 'dist/client');

interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The storefront as `npm run build` left it. */
export async function builtStorefront(): Promise<Storefront> {
  const [source, manifestText, entry] = await Promise.all([
    readFile(path.join(clientFolder, 'index.html'), 'utf8'),
    readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(path.join(storefrontFolder, 'dist/server/entry-server.js')).href) as Promise<{
      render: RenderPage;
    }>,
  ]);
  // Every page carries it along: without what only its readers need.
  const html = source.replace(/\n\s*\/\/[^\n]*/g, '').replace(/\n\s+/g, '\n');
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

/**
 * @returns the whole page: the template with what was rendered, and the page's scripts, which the template's
 * own one fetches
 */
export async function assemblePage(storefront: Storefront, url: string, page: RenderedPage): Promise<string> {
  const template = await storefront.template(url);
  const preloads = storefront.chunksOf(page.modules).map((file) => `<link rel="later" href="${file}">`);
  const parts = {
    head: preloads.join('') + page.head,
    app: page.body,
    'json-ld': page.jsonLd,
    state: page.state,
  };
  // A function as the replacement, as texts that people wrote may hold "$&".
  return template.replace(
    /<!--(head|app|json-ld|state)-->/g,
    (_match, part: keyof typeof parts) => parts[part],
  );
}

/**
 * @returns the modules' own files and those they import, each once, without what the template loads anyway
 */
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
  return [...files].filter((file) => !template.includes(file)).map((file) => `/${file}`);
}
