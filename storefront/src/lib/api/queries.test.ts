import { describe, expect, it } from '@jest/globals';
import { ApiError } from './api';
import {
  apiListQuery,
  apiQuery,
  apiQueryOf,
  createQueryClient,
  restoreQueries,
  storeQueries,
} from './queries';

const at = new Date('2025-01-05T12:00:00Z');

describe('what the server hands over', () => {
  it('is the same in the browser, failures too', async () => {
    const server = createQueryClient((address) =>
      Promise.resolve(
        address === '/api/good'
          ? Response.json({ name: 'Rainbow chard' })
          : new Response('gone', { status: 404, statusText: 'Not Found' }),
      ),
    );
    await server.prefetchQuery({ queryKey: apiQuery('/api/good').queryKey });
    await server.prefetchQuery({ queryKey: apiListQuery('/api/bad').queryKey });
    const state = storeQueries(server);

    const browser = createQueryClient();
    restoreQueries(browser, JSON.parse(JSON.stringify(state)) as typeof state, at);
    expect(browser.getQueryData(['/api/good'])).toEqual({ name: 'Rainbow chard' });
    const error = browser.getQueryState(['/api/bad', 'list'])?.error;
    expect(error).toBeInstanceOf(ApiError);
    expect(error?.message).toBe('404: gone');
    server.clear();
    browser.clear();
  });

  it('leaves out what the page does not show, there and in the browser', async () => {
    const fetch = () => Promise.resolve(Response.json({ name: 'Kale', content: '# Kale' }));
    const query = apiQueryOf('/api/kale', ({ name }: { name: string }) => ({ name }));
    const server = createQueryClient(fetch);
    await server.prefetchQuery(query);
    const text = JSON.stringify(storeQueries(server));
    expect(text).not.toMatch(/content|meta/);

    const browser = createQueryClient(fetch);
    restoreQueries(browser, JSON.parse(text) as ReturnType<typeof storeQueries>, at);
    expect(browser.getQueryData(['/api/kale'])).toEqual({ name: 'Kale' });
    expect(await browser.fetchQuery(query)).toEqual({ name: 'Kale' });
    server.clear();
    browser.clear();
  });

  it('leaves out what the browser finds in the HTML', async () => {
    const fetch = () => Promise.resolve(Response.json({ name: 'Kale', text: '<p>Kale</p>' }));
    interface Kale {
      name: string;
      text?: string;
    }
    const query = apiQueryOf<Kale, Kale>(
      '/api/kale',
      (kale) => kale,
      ({ name }) => ({ name }),
    );
    const server = createQueryClient(fetch);
    await server.prefetchQuery(query);
    expect(server.getQueryData(query.queryKey)).toEqual({ name: 'Kale', text: '<p>Kale</p>' });
    expect(storeQueries(server)).toEqual([{ key: ['/api/kale'], data: { name: 'Kale' } }]);
    server.clear();
  });

  it('is the same text for the same answers', async () => {
    const states = await Promise.all(
      [1, 2].map(async () => {
        const client = createQueryClient(() => Promise.resolve(Response.json([1])));
        await client.prefetchQuery({ queryKey: ['/api/x'] });
        const text = JSON.stringify(storeQueries(client));
        client.clear();
        return text;
      }),
    );
    expect(states[0]).toBe(states[1]);
  });
});
