import { describe, expect, it } from '@jest/globals';
import { ApiError, type Fetch, callJson, callList, sentenceOf } from './api';
import { issuesOf } from './field-issues';

const answering =
  (body: string, init: ResponseInit): Fetch =>
  () =>
    Promise.resolve(new Response(body, init));

const failure = async (fetch: Fetch) => {
  const error: unknown = await callJson('/api/x', { fetch }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('An ApiError was expected');
  return error;
};

describe('calls', () => {
  it('carry credentials and JSON', async () => {
    let sent: [unknown, RequestInit | undefined] | undefined;
    const fetch: Fetch = (address, init) => {
      sent = [address, init];
      return Promise.resolve(Response.json({ id: 1 }));
    };
    await expect(callJson('/api/x', { method: 'POST', body: { a: 1 }, fetch })).resolves.toEqual({ id: 1 });
    expect(sent?.[0]).toBe('/api/x');
    expect(sent?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('fail with the status and the body as their message', async () => {
    const error = await failure(answering('no luck', { status: 503, statusText: 'Service Unavailable' }));
    expect(error.message).toBe('503: no luck');
    expect(sentenceOf(error, 'Please try again.')).toBe('Please try again.');
  });

  it('fail with the status text where the body is empty', async () => {
    expect((await failure(answering('', { status: 404, statusText: 'Not Found' }))).message).toBe(
      '404: Not Found',
    );
  });

  it("keep the server's sentence and what it says about fields", async () => {
    const body = {
      statusCode: 400,
      error: 'VALIDATION_FAILED',
      message: 'Please check what you entered.',
      issues: [
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'other', message: 'Unknown' },
      ],
      requestId: 'r',
    };
    const error = await failure(answering(JSON.stringify(body), { status: 400 }));
    expect(sentenceOf(error, '')).toBe('Please check what you entered.');
    expect(issuesOf(error)).toEqual(body.issues);
    expect(issuesOf(new Error('offline'))).toEqual([]);
  });

  it('read what the headers say beside a list', async () => {
    const headers = {
      'x-total-count': '1000',
      'x-total-count-bound': 'more',
      'x-search-corrected': 'jalape%C3%B1o',
      'x-next-key': 'a-key',
    };
    await expect(callList('/api/x', { fetch: answering('[1,2]', { headers }) })).resolves.toEqual({
      items: [1, 2],
      total: 1000,
      isMore: true,
      corrected: 'jalapeño',
      nextKey: 'a-key',
    });
    await expect(callList('/api/x', { fetch: answering('[]', {}) })).resolves.toEqual({
      items: [],
      total: null,
      isMore: false,
      corrected: null,
      nextKey: null,
    });
  });
});
