import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIELD_MASK } from './google-place.js';
import { GooglePlacesClient, type GooglePlacesSearch } from './google-places.client.js';
import { PlacesUnavailableError } from './places-unavailable.error.js';

type Answer = (response: ServerResponse) => void;
interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(body));
const refusal = (code: number, status: string, message: string, details: unknown[] = []) =>
  json(code, { error: { code, message, status, details } });

const API_KEY = 'test-key-1234';
const search: GooglePlacesSearch = {
  textQuery: 'farmers market',
  center: { latitude: 40.75, longitude: -73.99 },
  radiusMeters: 40_233.6,
};

describe('GooglePlacesClient', () => {
  let server: Server;
  let answers: Answer[];
  let received: Received[];
  let logged: string[];
  let baseUrl: string;

  beforeEach(async () => {
    answers = [];
    received = [];
    logged = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        received.push({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: JSON.parse(text),
        });
        (answers.shift() ?? json(500, {}))(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const client = (timeoutMs = 2_000) =>
    new GooglePlacesClient({ apiKey: API_KEY, baseUrl, timeoutMs, log: (line) => logged.push(line) });
  const failure = async (timeoutMs?: number) => {
    const error: unknown = await client(timeoutMs)
      .searchText(search)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PlacesUnavailableError);
    return error as PlacesUnavailableError;
  };

  it('asks as the Places API (New) documents it', async () => {
    answers = [json(200, {})];
    await client().searchText(search);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/v1/places:searchText' });
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-goog-api-key': API_KEY,
      'x-goog-fieldmask': FIELD_MASK,
    });
    expect(received[0]?.body).toEqual({
      textQuery: 'farmers market',
      languageCode: 'en',
      regionCode: 'US',
      pageSize: 20,
      rankPreference: 'DISTANCE',
      locationBias: { circle: { center: { latitude: 40.75, longitude: -73.99 }, radius: 40_233.6 } },
    });
  });

  it('narrows by type and hours, pages on, and stays within the widest circle that Google accepts', async () => {
    answers = [json(200, {})];
    await client().searchText({
      ...search,
      includedType: 'farm',
      openNow: true,
      pageToken: 'next-1',
      radiusMeters: 160_934,
    });
    expect(received[0]?.body).toMatchObject({
      includedType: 'farm',
      strictTypeFiltering: true,
      openNow: true,
      pageToken: 'next-1',
      locationBias: { circle: { radius: 50_000 } },
    });
  });

  it('answers the places and the token of the next page', async () => {
    const place = {
      id: 'ChIJ1',
      displayName: { text: 'Union Greenmarket', languageCode: 'en' },
      location: { latitude: 40.7, longitude: -73.9 },
    };
    answers = [json(200, { places: [place], nextPageToken: 'next-1' })];
    const page = await client().searchText(search);
    expect(page.places.map(({ id }) => id)).toEqual(['ChIJ1']);
    expect(page.nextPageToken).toBe('next-1');
  });

  it('answers nothing where Google finds nothing', async () => {
    answers = [json(200, {})];
    expect(await client().searchText(search)).toEqual({ places: [], nextPageToken: null });
    expect(logged).toEqual([]);
  });

  it('says in the log why a request was refused, and to people only that the service does not answer', async () => {
    answers = [
      refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'API_KEY_INVALID',
          domain: 'googleapis.com',
        },
      ]),
    ];
    const error = await failure();
    expect(error.code).toBe('PLACES_UNAVAILABLE');
    expect(error.message).not.toContain('key');
    expect(logged).toEqual([
      'Google Places answered 400 INVALID_ARGUMENT: API key not valid. Please pass a valid API key.',
    ]);
    expect(received).toHaveLength(1);
  });

  it('keeps the key out of the log', async () => {
    answers = [
      refusal(
        403,
        'PERMISSION_DENIED',
        `Permission denied: Consumer 'api_key:${API_KEY}' has been suspended.`,
      ),
    ];
    await failure();
    expect(logged.join()).toContain('403 PERMISSION_DENIED');
    expect(logged.join()).not.toContain(API_KEY);
    expect(received).toHaveLength(1);
  });

  it('tries again after 429 when Google says', async () => {
    answers = [
      json(
        429,
        { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' } },
        { 'Retry-After': '0' },
      ),
      json(200, {}),
    ];
    expect(await client().searchText(search)).toEqual({ places: [], nextPageToken: null });
    expect(received).toHaveLength(2);
    expect(received[1]?.body).toEqual(received[0]?.body);
  });

  it('does not wait for a minute', async () => {
    answers = [json(429, {}, { 'Retry-After': '60' })];
    await failure();
    expect(received).toHaveLength(1);
  });

  it('gives up after the third 500', async () => {
    const internal = refusal(500, 'INTERNAL', 'Internal error encountered.');
    answers = [internal, internal, internal, json(200, {})];
    const error = await failure();
    expect(error.reason).toBe('Google Places answered 500 INTERNAL: Internal error encountered.');
    expect(received).toHaveLength(3);
  });

  it('gives up when Google is slow to begin', async () => {
    answers = [() => undefined];
    const error = await failure(150);
    expect(error.reason).toBe('Google Places did not answer within 150 ms.');
  });

  it('gives up when Google is slow to end', async () => {
    answers = [(response) => response.writeHead(200).write('{"places": [')];
    const error = await failure(150);
    expect(error.reason).toBe('Google Places did not answer within 150 ms.');
  });

  it.each([
    ['broken JSON', '{"places": [{"id": "secret"', 'Google Places answered no valid JSON.'],
    ['a page of a proxy', '<html>Welcome to the hotel</html>', 'Google Places answered no valid JSON.'],
    ['no object', '[]', 'The answer is not one of a text search.'],
  ])('does not take %s for an answer, nor quote it', async (_, body, reason) => {
    answers = [(response) => response.writeHead(200).end(body)];
    const error = await failure();
    expect(error.reason).toBe(reason);
    expect(logged).toEqual([reason]);
  });

  it('names a refusal by its status where the body says nothing', async () => {
    answers = [(response) => response.writeHead(404).end('<html>Not here</html>')];
    expect((await failure()).reason).toBe('Google Places answered 404');
  });

  it('follows no redirect, which would carry the key elsewhere', async () => {
    answers = [(response) => response.writeHead(302, { Location: `${baseUrl}/elsewhere` }).end()];
    await failure();
    expect(received).toHaveLength(1);
  });

  it('says when Google cannot be reached at all', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect((await failure()).reason).toBe('Google Places could not be reached: ECONNREFUSED');
  });
});
