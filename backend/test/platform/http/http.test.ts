import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { KNOWN_CALLS } from './known-calls.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface ErrorBody {
  statusCode: number;
  error: string;
  message: string;
  requestId: string;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: unknown }>;
}

describe('operations', () => {
  it('answers that it is alive and ready', async () => {
    expect(await test.get('/api/health')).toMatchObject({ status: 200, body: { alive: true, ready: true } });
  });

  it('counts requests by route for Prometheus', async () => {
    await test.get('/api/zip-codes/33901');
    const { body } = await test.get<string>('/metrics');
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/zip-codes\/:zipCode"/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('shows the contract as OpenAPI, with every call and its answer', async () => {
    const { body } = await test.get<{
      paths: Record<string, Record<string, Operation>>;
    }>('/api/openapi.json');
    const shown = Object.keys(body.paths).filter((path) => !path.startsWith('/api/admin/'));
    expect(shown.sort()).toEqual(KNOWN_CALLS);
    const form = { type: 'object', properties: { image: { type: 'string', format: 'binary' } } };
    const farmForm = { properties: { data: { properties: { name: { type: 'string', maxLength: 160 } } } } };
    const formOf = (path: string, method = 'post') =>
      body.paths[path]?.[method]?.requestBody?.content['multipart/form-data']?.schema;
    expect(formOf('/api/farms')).toMatchObject({
      ...form,
      properties: { ...form.properties, ...farmForm.properties },
    });
    expect(formOf('/api/farms/{id}/photos')).toMatchObject(form);
    expect(formOf('/api/listings')).toMatchObject({
      ...form,
      required: expect.arrayContaining(['productName']),
    });
    expect(formOf('/api/listings/{id}', 'put')).toMatchObject(form);
    for (const operation of Object.values(body.paths).flatMap((path) => Object.values(path))) {
      const answer = operation.responses['200'] ?? operation.responses['201'];
      expect(answer?.content).toBeDefined();
    }
    expect((await test.get('/api/docs')).status).toBe(200);
  });
});

describe('errors', () => {
  const expectError = (answer: { status: number; body: ErrorBody }, status: number, error: string) => {
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, error });
    expect(answer.body.message).toMatch(/^[A-Z].*[.!]$/);
    expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  };

  it('have one shape, for a route that is not there too', async () => {
    expectError(await test.get<ErrorBody>('/api/nothing'), 404, 'ROUTE_NOT_FOUND');
    expectError(await test.post<ErrorBody>('/api/listings/5', {}), 404, 'ROUTE_NOT_FOUND');
    expectError(await test.post<ErrorBody>('/browse', {}), 404, 'ROUTE_NOT_FOUND');
  });

  it('have it also for an address that cannot be decoded', async () => {
    expectError(await test.get<ErrorBody>('/api/listings/%zz'), 400, 'BAD_REQUEST');
    expectError(await test.get<ErrorBody>('/%zz'), 400, 'BAD_REQUEST');
  });

  it('say what is wrong with a body', async () => {
    expectError(await test.post<ErrorBody>('/api/corrections', '{"a":'), 400, 'BAD_JSON');
    expectError(
      await test.post<ErrorBody>('/api/corrections', 'a=b', { 'content-type': 'text/csv' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    );
    expectError(
      await test.post<ErrorBody>('/api/corrections', { message: 'x'.repeat(300_000) }),
      413,
      'BODY_TOO_LARGE',
    );
    for (const body of [[], null, 'text', 5]) {
      const answer = await test.post<ErrorBody>('/api/corrections', JSON.stringify(body));
      expectError(answer, 400, 'VALIDATION_FAILED');
      expect(answer.body.message).toBe('Please send a JSON object.');
    }
    const refused = await test.post<ErrorBody>('/api/corrections', { colour: 'red' });
    expect(JSON.stringify(refused.body)).toContain('Please leave out “colour”. There is no such field here.');
  });

  it('refuse a change that a browser marks as coming from another site', async () => {
    const body = {};
    const send = (headers: Record<string, string>) => test.post<ErrorBody>('/api/corrections', body, headers);
    expectError(await send({ 'sec-fetch-site': 'cross-site' }), 403, 'CROSS_SITE_REQUEST');
    expectError(await send({ 'sec-fetch-site': 'same-site' }), 403, 'CROSS_SITE_REQUEST');
    expectError(await send({ origin: 'https://evil.example' }), 403, 'CROSS_SITE_REQUEST');
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(400);
    expect((await send({ origin: test.url })).status).toBe(400);
  });
});

describe('headers', () => {
  it('allow scripts of the own origin and the two known inline ones, and nothing else', async () => {
    const { headers, body } = await test.get<string>('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).not.toMatch(/ on(click|load|error)=/);
  });

  it('allow an answer of the API nothing at all, and no site to read it', async () => {
    for (const path of ['/api/listings', '/api/nowhere', '/api/openapi.json']) {
      const { headers } = await test.get(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await test.get('/api/docs')).headers['content-security-policy']).toContain("script-src 'self'");
  });
});
