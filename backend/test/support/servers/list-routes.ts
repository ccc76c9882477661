import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectFolder } from '../../../src/platform/config/project-folder.js';

const LIST = path.join(projectFolder(), 'backend/test/support/servers/list-routes.process.mjs');

/** A route as the router has it. */
export interface RouterRoute {
  method: string;
  /** With its parameters behind colons. */
  path: string;
  /** The only media types that it takes; null for JSON and multipart. */
  takes: string[] | null;
  /** Of a route that takes forms. */
  form: { maxBytes: number; maxFields: number; withFilesUpTo?: number } | null;
  access: string;
  /** Bytes. */
  bodyLimit: number;
}

/** @param env variables as a person would set them @returns every route that the application then has */
export async function listRoutes(databaseUrl: string, env: Record<string, string>): Promise<RouterRoute[]> {
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    JOBS: 'off',
    RATE_LIMIT: 'off',
    DATABASE_URL: databaseUrl,
  };
  const child = fork(LIST, { env: { PATH: process.env.PATH ?? '', ...settings, ...env }, execArgv: [] });
  const [routes] = (await once(child, 'message')) as [RouterRoute[]];
  await once(child, 'exit');
  return routes;
}
