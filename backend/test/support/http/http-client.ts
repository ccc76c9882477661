import type { IncomingMessage } from 'node:http';
import request, { type Test } from 'supertest';

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

/** @param url where a server is, without a slash at the end */
export const callsTo = (url: string): Calls => ({
  url,
  get: (path, headers = {}) => send(request(url).get(path).set(headers)),
  post: (path, body, headers = {}) => sendJson(request(url).post(path), body, headers),
  put: (path, body, headers = {}) => sendJson(request(url).put(path), body, headers),
  delete: (path, body, headers = {}) =>
    body === undefined
      ? send(request(url).delete(path).set(headers))
      : sendJson(request(url).delete(path), body, headers),
  sendForm: (method, path, form, headers = {}) => {
    const call = method === 'POST' ? request(url).post(path) : request(url).put(path);
    return send(fillIn(call.set(headers), form));
  },
});

function sendJson<Body>(call: Test, body: unknown, headers: Record<string, string>): Promise<Answer<Body>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return send(call.type('application/json').set(headers).send(text));
}

function fillIn(call: Test, { fields, file, files = file ? [file] : [] }: FormParts): Test {
  // Of a form without parts, superagent sends nothing at all.
  if (files.length === 0 && Object.keys(fields).length === 0) {
    return call.type('multipart/form-data; boundary=none').send('--none--\r\n');
  }
  for (const [name, value] of Object.entries(fields)) call.field(name, value);
  for (const { field, bytes, name = 'picture.jpg', type = 'image/jpeg' } of files) {
    call.attach(field, Buffer.from(bytes), { filename: name, contentType: type });
  }
  return call;
}

/** Redirects are answers like others: supertest follows none. */
async function send<Body>(call: Test): Promise<Answer<Body>> {
  const { status, headers, body } = (await call.buffer(true).parse(readBody)) as Answered;
  return {
    status,
    cookies: [headers['set-cookie'] ?? []].flat(),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body as Body,
  };
}

interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** The type that superagent gives a parser; at run time it is the answer itself. */
type Incoming = Parameters<Parameters<Test['parse']>[0]>[0];

function readBody(answer: Incoming, done: (error: Error | null, body: unknown) => void): void {
  const stream = answer as unknown as IncomingMessage;
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('error', (error) => done(error, undefined));
  stream.on('end', () => {
    const text = Buffer.concat(parts).toString();
    const isJson = stream.headers['content-type']?.startsWith('application/json') ?? false;
    try {
      done(null, isJson ? JSON.parse(text) : text);
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}
