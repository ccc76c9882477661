import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { MAX_IMAGE_BYTES } from '../../../src/contract/shared/images.js';
import { projectFolder } from '../../../src/platform/config/project-folder.js';

const MEGABYTE = 1024 * 1024;

let child: ChildProcess;
let port: number;
let complaints = '';

beforeAll(async () => {
  child = fork(path.join(projectFolder(), 'backend/test/support/servers/serve-forms.mjs'), {
    silent: true,
    execArgv: [],
    env: { PATH: process.env.PATH },
  });
  const listen = (text: Buffer) => (complaints += text.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  [{ port }] = (await once(child, 'message')) as [{ port: number }];
});
afterAll(async () => {
  child.disconnect();
  await once(child, 'exit');
  expect(complaints).toBe('');
});

interface FormAnswer {
  fields?: Record<string, string>;
  size?: number | null;
  error?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

async function post(body: string | FormData, route = 'plain', headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/forms/${route}`, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as FormAnswer };
}

function form(...parts: [string, string | Uint8Array, string?][]): FormData {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else
      data.append(name, new File([new Uint8Array(value)], fileName ?? 'photo.jpg', { type: 'image/jpeg' }));
  }
  return data;
}

const raw = (text: string, boundary = 'edge') =>
  post(text, 'plain', { 'content-type': `multipart/form-data; boundary=${boundary}` });

describe('a form with a file', () => {
  it('is read: its fields checked, its file as bytes', async () => {
    const answer = await post(form(['name', 'Ann'], ['image', new Uint8Array(1_000)]));
    expect(answer).toEqual({ status: 201, body: { fields: { name: 'Ann' }, size: 1_000 } });
  });

  it('may come without a file, with an empty one as browsers send it, or as JSON', async () => {
    const none = { status: 201, body: { fields: { name: 'Ann' }, size: null } };
    expect(await post(form(['name', 'Ann']))).toEqual(none);
    expect(await post(form(['name', 'Ann'], ['image', new Uint8Array(), '']))).toEqual(none);
    expect(await post('{"name":"Ann"}', 'plain', { 'content-type': 'application/json' })).toEqual(none);
  });

  it('may hold its fields as JSON in one of them', async () => {
    const answer = await post(form(['data', '{"name":"Ann"}'], ['image', new Uint8Array(10)]), 'json');
    expect(answer).toEqual({ status: 201, body: { fields: { name: 'Ann' }, size: 10 } });
    const twice = await post(form(['data', '{"name":"Ann"}'], ['name', 'Ben']), 'json');
    expect(twice).toMatchObject({ status: 400, body: { issues: [{ path: 'name' }] } });
  });

  it.each(['{"name":', '{"name":"Ann","__proto__":{"role":"admin"}}'])(
    'refuses %s as JSON, as it does outside of forms',
    async (text) => {
      const refused = { status: 400, body: { error: 'BAD_JSON' } };
      expect(await post(form(['data', text]), 'json')).toMatchObject(refused);
      expect(await post(text, 'json', { 'content-type': 'application/json' })).toMatchObject(refused);
    },
  );

  it('takes a file of 5 MB, and not one byte more', async () => {
    const largest = new Uint8Array(MAX_IMAGE_BYTES);
    expect(await post(form(['name', 'Ann'], ['image', largest]))).toMatchObject({
      status: 201,
      body: { size: MAX_IMAGE_BYTES },
    });
    expect(await post(form(['image', new Uint8Array(MAX_IMAGE_BYTES + 1)], ['name', 'Ann']))).toMatchObject({
      status: 413,
      body: {
        error: 'IMAGE_TOO_LARGE',
        message: 'File size must be less than 5MB',
        issues: [{ path: 'image', message: 'File size must be less than 5MB' }],
      },
    });
  });

  it('says the same of a much larger one, to a browser that sends it to the end', async () => {
    const answer = await post(form(['name', 'Ann'], ['image', new Uint8Array(16 * MEGABYTE)]));
    expect(answer).toMatchObject({ status: 413, body: { error: 'IMAGE_TOO_LARGE' } });
  });

  it.each([
    ['two files', form(['name', 'Ann'], ['image', new Uint8Array(9)], ['image', new Uint8Array(9)]), 'image'],
    ['a file where none is expected', form(['name', 'Ann'], ['logo', new Uint8Array(9)]), 'logo'],
    ['a text in place of the file', form(['name', 'Ann'], ['image', 'x']), 'image'],
    ['a field twice', form(['name', 'Ann'], ['name', 'Ben']), 'name'],
    ['a text without end', form(['name', 'Ann'], ['note', 'x'.repeat(200_001)]), 'note'],
    ['a field that the schema does not name', form(['name', 'Ann'], ['role', 'admin']), ''],
  ])('refuses %s in a sentence', async (_what, body, path) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED', issues: [{ path }] } });
    expect(answer.body.message).toMatch(/\w \w/);
  });

  it('says what the schema has to say', async () => {
    expect(await post(form(['name', 'A']))).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'name', message: 'Please tell us the name' }] },
    });
    expect((await post('[]', 'plain', { 'content-type': 'application/json' })).status).toBe(400);
  });

  it('refuses more fields than any form has', async () => {
    const many = Array.from({ length: 100 }, (_, index): [string, string] => [`field${index}`, 'x']);
    expect(await post(form(...many))).toMatchObject({ status: 413, body: { error: 'BODY_TOO_LARGE' } });
  });

  it.each([
    ['no boundary', () => post('x', 'plain', { 'content-type': 'multipart/form-data' })],
    ['another boundary', () => raw('--other\r\n\r\n--other--')],
    ['an end in the middle', () => raw('--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn')],
    ['no headers', () => raw('--edge\r\n\r\nAnn\r\n--edge--')],
    ['a name of the prototype', () => post(form(['__proto__', 'x'], ['name', 'Ann']))],
    ['a constructor', () => post(form(['constructor', 'x'], ['name', 'Ann']))],
  ])('refuses %s', async (_what, send) => {
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400 });
  });

  it('cuts an upload without end, and serves on', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (text: Buffer) => (answer += text.toString())).on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      'POST /forms/plain HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = (bytes: string) => `${Buffer.byteLength(bytes).toString(16)}\r\n${bytes}\r\n`;
    socket.write(chunk('--edge\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'));
    const block = chunk('x'.repeat(MEGABYTE));
    let sent = 0;
    while (!socket.destroyed && sent < 200) {
      sent += 1;
      if (!socket.write(block))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await closed;
    expect(sent).toBeLessThan(150);
    expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*IMAGE_TOO_LARGE/);
    expect((await post(form(['name', 'Ann']))).status).toBe(201);
  });
});
