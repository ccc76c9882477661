import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '../../..');
const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);

/** @returns the patterns of the storefront's route table, such as "/listings/:id" and "/farms-in-:slug" */
export async function storefrontPatterns(): Promise<string[]> {
  const { pages } = (await load('storefront/src/app/routes.ts')) as {
    pages: { paths: string[]; beginning?: string }[];
  };
  return pages.flatMap(({ paths, beginning }) =>
    paths.map((pattern) => (beginning === undefined ? pattern : beginning + pattern.slice(1))),
  );
}

/** A resource of the back office, with the pages that it has. */
export interface Resource {
  name: string;
  list: unknown;
  show?: unknown;
  edit?: unknown;
  create?: unknown;
}

/** @returns what the back office's menu is made of */
export async function backOfficeResources(): Promise<Resource[]> {
  const { resources } = (await load('backoffice/src/app/resources.ts')) as { resources: Resource[] };
  return [...resources];
}

/** @returns the back office's pages that belong to no resource, such as "/security" */
export function backOfficeOtherPages(): string[] {
  const source = readFileSync(path.join(root, 'backoffice/src/app/back-office.tsx'), 'utf8');
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, found = '']) => found);
}
