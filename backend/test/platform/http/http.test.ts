import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

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
    expect(shown.sort()).toEqual([
      '/api/account',
      '/api/account/addresses',
      '/api/account/addresses/{id}',
      '/api/account/email-confirmation',
      '/api/account/export',
      '/api/account/second-factor',
      '/api/account/second-factor/confirm',
      '/api/account/second-factor/recovery-codes',
      '/api/account/sessions',
      '/api/account/sessions/{id}',
      '/api/auth/confirm-email',
      '/api/auth/forgot-password',
      '/api/auth/login',
      '/api/auth/logout',
      '/api/auth/me',
      '/api/auth/password',
      '/api/auth/register',
      '/api/auth/reset-password',
      '/api/blog',
      '/api/blog-topics',
      '/api/blog/{slug}',
      '/api/business-invitations/accept',
      '/api/business-invitations/look',
      '/api/businesses',
      '/api/businesses/{id}',
      '/api/businesses/{id}/choose',
      '/api/businesses/{id}/handover',
      '/api/businesses/{id}/handover/accept',
      '/api/businesses/{id}/invitations',
      '/api/businesses/{id}/invitations/{invitation}',
      '/api/businesses/{id}/leave',
      '/api/businesses/{id}/people/{user}',
      '/api/cart',
      '/api/cart/delivery',
      '/api/cart/discounts',
      '/api/cart/pickups',
      '/api/cart/{itemId}',
      '/api/cities',
      '/api/confirmations',
      '/api/confirmations/answer',
      '/api/confirmations/asked',
      '/api/confirmations/{id}',
      '/api/contact',
      '/api/content-hubs',
      '/api/content-hubs/{slug}',
      '/api/corrections',
      '/api/farm-applications',
      '/api/farm-news/{id}/report',
      '/api/farmer/corrections/{id}',
      '/api/farmer/dashboard',
      '/api/farmer/followers',
      '/api/farmer/listings/{id}',
      '/api/farmer/news',
      '/api/farmers-markets',
      '/api/farms',
      '/api/farms/similar',
      '/api/farms/{id}',
      '/api/farms/{id}/claim',
      '/api/farms/{id}/details',
      '/api/farms/{id}/news',
      '/api/farms/{id}/news/{newsId}',
      '/api/farms/{id}/photos',
      '/api/farms/{id}/photos/{photoId}',
      '/api/farms/{id}/release',
      '/api/farms/{id}/shop',
      '/api/favorites',
      '/api/favorites/cards',
      '/api/favorites/items',
      '/api/favorites/{kinds}/{id}',
      '/api/follow-links/erase',
      '/api/follow-links/follow',
      '/api/follow-links/preferences',
      '/api/follow-links/read',
      '/api/follow-links/unfollow',
      '/api/follows',
      '/api/follows/by-email',
      '/api/follows/confirm',
      '/api/follows/preferences',
      '/api/follows/{id}',
      '/api/health',
      '/api/in-season',
      '/api/in-season/calendar',
      '/api/listings',
      '/api/listings/keep',
      '/api/listings/{id}',
      '/api/listings/{id}/availability',
      '/api/listings/{id}/renew',
      '/api/listings/{id}/views',
      '/api/local-farms',
      '/api/location-pages',
      '/api/location-pages/generate',
      '/api/location-pages/runs',
      '/api/location-pages/runs/stop',
      '/api/location-pages/runs/{id}',
      '/api/location-pages/runs/{id}/stop',
      '/api/location-pages/schedule',
      '/api/location-pages/{slug}',
      '/api/market-days',
      '/api/market-days/answer',
      '/api/market-days/asked',
      '/api/market-days/mine',
      '/api/market-days/{dayId}/attendance/{memberId}',
      '/api/market-memberships/mine',
      '/api/market-memberships/{memberId}',
      '/api/market-memberships/{memberId}/every-day',
      '/api/market-weather/answer',
      '/api/market-weather/asked',
      '/api/markets/invitations',
      '/api/markets/mine',
      '/api/markets/{id}/claim',
      '/api/markets/{id}/claim/code',
      '/api/markets/{id}/claim/proof',
      '/api/markets/{id}/days/{date}/cancel',
      '/api/markets/{id}/days/{date}/confirm',
      '/api/markets/{id}/days/{date}/move',
      '/api/markets/{id}/days/{date}/restore',
      '/api/markets/{id}/join',
      '/api/markets/{id}/leave',
      '/api/markets/{id}/manage',
      '/api/markets/{id}/managers',
      '/api/markets/{id}/members',
      '/api/markets/{id}/members/{memberId}',
      '/api/markets/{id}/record',
      '/api/my-food/pickups',
      '/api/orders',
      '/api/orders/{id}',
      '/api/orders/{id}/balance',
      '/api/orders/{id}/cancel',
      '/api/orders/{id}/confirm',
      '/api/orders/{id}/items/{itemId}/weight',
      '/api/orders/{id}/payment',
      '/api/orders/{id}/shares/{vendorId}/collector',
      '/api/orders/{id}/shares/{vendorId}/day',
      '/api/orders/{id}/shares/{vendorId}/days',
      '/api/orders/{id}/shares/{vendorId}/items',
      '/api/orders/{id}/status',
      '/api/orders/{id}/test-payment',
      '/api/orders/{id}/vendors/{vendorId}/status',
      '/api/pickups/near',
      '/api/place-kinds',
      '/api/places/{id}',
      '/api/products',
      '/api/products/{id}',
      '/api/products/{id}/reviews',
      '/api/products/{id}/reviews/mine',
      '/api/products/{id}/views',
      '/api/push/devices',
      '/api/push/devices/move',
      '/api/push/devices/remove',
      '/api/push/key',
      '/api/reviews/{id}/reply/report',
      '/api/reviews/{id}/report',
      '/api/search/near',
      '/api/state-pages',
      '/api/state-pages/{slug}',
      '/api/suggestions',
      '/api/vendor/analytics',
      '/api/vendor/dated-stock',
      '/api/vendor/days-off',
      '/api/vendor/days-off/{id}',
      '/api/vendor/delivery-zones',
      '/api/vendor/delivery-zones/zip-codes',
      '/api/vendor/delivery-zones/{id}',
      '/api/vendor/delivery-zones/{id}/schedules',
      '/api/vendor/discount-codes',
      '/api/vendor/discount-codes/{id}',
      '/api/vendor/discount-codes/{id}/end',
      '/api/vendor/get-paid',
      '/api/vendor/get-paid/link',
      '/api/vendor/get-paid/refresh',
      '/api/vendor/get-paid/test-account',
      '/api/vendor/handovers/{id}',
      '/api/vendor/handovers/{id}/ticks',
      '/api/vendor/low-stock',
      '/api/vendor/onboarding',
      '/api/vendor/orders',
      '/api/vendor/orders/export',
      '/api/vendor/orders/{id}',
      '/api/vendor/orders/{id}/short-preview',
      '/api/vendor/orders/{id}/substitutes',
      '/api/vendor/packing',
      '/api/vendor/packing/{id}',
      '/api/vendor/packing/{id}/short',
      '/api/vendor/packing/{id}/short/told',
      '/api/vendor/pickup-days',
      '/api/vendor/pickup-days/packing',
      '/api/vendor/pickup-days/{id}',
      '/api/vendor/pickup-days/{id}/cancel',
      '/api/vendor/pickup-days/{id}/packing',
      '/api/vendor/pickups',
      '/api/vendor/pickups/schedules/{id}',
      '/api/vendor/pickups/sites',
      '/api/vendor/pickups/sites/{id}',
      '/api/vendor/pickups/sites/{id}/schedules',
      '/api/vendor/pickups/windows',
      '/api/vendor/pickups/windows/{id}',
      '/api/vendor/pickups/windows/{id}/stops',
      '/api/vendor/products',
      '/api/vendor/products/export',
      '/api/vendor/products/import',
      '/api/vendor/products/{id}',
      '/api/vendor/profile',
      '/api/vendor/reviews',
      '/api/vendor/reviews/{id}/reply',
      '/api/vendor/statement',
      '/api/vendor/statement.csv',
      '/api/vendor/terms',
      '/api/vendor/uncollected',
      '/api/vendor/weighing',
      '/api/vendor/weighing/{id}',
      '/api/vendor/weighing/{id}/done',
      '/api/vendor/weighing/{id}/items/{itemId}/ask',
      '/api/vendor/weighing/{id}/items/{itemId}/{package}',
      '/api/vendor/year-statement',
      '/api/vendor/year-statement.csv',
      '/api/vendors/{id}',
      '/api/vendors/{id}/farms',
      '/api/vendors/{id}/messages',
      '/api/vendors/{id}/reviews',
      '/api/zip-codes/nearest',
      '/api/zip-codes/{zipCode}',
      '/api/zip-codes/{zipCode}/similar',
    ]);
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
