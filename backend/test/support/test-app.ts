import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { openDataSource } from './test-data-source.js';
import { cloneDatabase } from './test-database.js';

/** Calls to one address, as a browser or a program makes them. */
export interface Calls {
  url: string;
  /** GET over HTTP; `body` is the parsed JSON, or the text of anything else. */
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** `body` is sent as JSON, a text as it is. */
  post<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  put<Body = unknown>(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Without a body unless one is given. */
  delete<Body = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  /** A multipart form. */
  sendForm<Body = unknown>(
    method: 'POST' | 'PUT',
    path: string,
    form: FormParts,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
}

/** The application as the server builds it, on a database of its own. */
export interface TestApp extends Calls {
  db: DataSource;
  /** Of its database, for a second server on the same one. */
  databaseUrl: string;
  /** What its process has written until now; something only where `LOG_LEVEL` asks for it. */
  output(): string;
  close(): Promise<void>;
}

/** What a form is made of, as a browser would send it. */
export interface FormParts {
  fields: Record<string, string>;
  file?: FormFile | undefined;
  /** Several, where a form takes them. */
  files?: FormFile[];
}

interface FormFile {
  field: string;
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

export interface Answer<Body> {
  status: number;
  /** Each `Set-Cookie` as it came. */
  cookies: string[];
  headers: Record<string, string | undefined>;
  body: Body;
}

const SERVE = path.join(projectFolder(), 'backend/test/support/serve.mjs');

/**
 * @param env variables as a person would set them
 * @param route takes the address of the database and gives the one that the server is to use
 */
export async function startTestApp(
  env: Record<string, string> = {},
  route: (url: string) => Promise<string> = (url) => Promise.resolve(url),
): Promise<TestApp> {
  const database = await cloneDatabase();
  const server = await serve(await route(database.url), env);
  const db = await openDataSource(database.url);
  return {
    db,
    databaseUrl: database.url,
    ...callsTo(server.url),
    output: server.output,
    close: async () => {
      await db.destroy();
      await server.stop();
      await database.drop();
    },
  };
}

/** @param url where a server is, without a slash at the end */
export const callsTo = (url: string): Calls => ({
  url,
  get: (address, headers = {}) => send(url + address, { headers }),
  post: (address, body, headers) => sendJson(url + address, 'POST', body, headers),
  put: (address, body, headers) => sendJson(url + address, 'PUT', body, headers),
  delete: (address, body, headers = {}) =>
    body === undefined
      ? send(url + address, { method: 'DELETE', headers })
      : sendJson(url + address, 'DELETE', body, headers),
  sendForm: (method, address, form, headers = {}) =>
    send(url + address, { method, body: formOf(form), headers }),
});

/** Levels that have lines without anything being wrong. */
const CHATTY = new Set(['info', 'debug', 'trace']);

/** Starts the built server in a process of its own. What it writes is a failure at the end, unless a test asked for more. */
export async function serve(databaseUrl: string, env: Record<string, string>) {
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    JOBS: 'off',
    DATABASE_URL: databaseUrl,
    ...env,
  };
  const child = fork(SERVE, { env: { PATH: process.env.PATH, ...settings }, silent: true, execArgv: [] });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`The server did not start: ${output}`))),
  ])) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    stop: async () => {
      child.disconnect();
      await ended;
      if (output !== '' && !CHATTY.has(settings.LOG_LEVEL))
        throw new Error(`The server complained: ${output}`);
    },
    output: () => output,
    /** kill -9 */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const sendJson = <Body>(url: string, method: string, body: unknown, headers: Record<string, string> = {}) =>
  send<Body>(url, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

function formOf({ fields, file, files = file ? [file] : [] }: FormParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { field, bytes, name = 'picture.jpg', type = 'image/jpeg' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

async function send<Body>(url: string, request: RequestInit): Promise<Answer<Body>> {
  const answer = await fetch(url, { redirect: 'manual', ...request });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    headers: Object.fromEntries(answer.headers),
    body: (isJson ? await answer.json() : await answer.text()) as Body,
  };
}
