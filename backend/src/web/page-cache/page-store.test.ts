import { describe, expect, it } from '@jest/globals';
import type { ShownTable } from '../../platform/changes/shown-tables.js';
import { MadePage } from './made-page.js';
import { type KeptPage, PageStore } from './page-store.js';

const NOW = 1_000_000;
const kept = (
  given: { status?: number; bytes?: number; tables?: ShownTable[]; until?: number } = {},
): KeptPage => ({
  page: new MadePage(given.status ?? 200, {}, 'x'.repeat(given.bytes ?? 8_000), 60_000),
  since: NOW,
  until: given.until ?? NOW + 60_000,
  searches: [],
  tables: new Set(given.tables ?? ['settings']),
});

describe('PageStore', () => {
  it('keeps a page until its time is over', () => {
    const store = new PageStore(1_000_000);
    store.keep('/', kept({ until: NOW + 10 }));
    expect(store.get('/', NOW + 9)).toBeDefined();
    expect(store.get('/', NOW + 10)).toBeUndefined();
    expect(store.count).toBe(0);
  });

  it('drops what stands on a table, and nothing else', () => {
    const store = new PageStore(1_000_000);
    store.keep('/browse', kept({ tables: ['listings', 'farms'] }));
    store.keep('/blog', kept({ tables: ['blog_posts'] }));
    expect(store.drop('farms')).toBe(1);
    expect(store.get('/browse', NOW)).toBeUndefined();
    expect(store.get('/blog', NOW)).toBeDefined();
  });

  it('holds so many bytes, and gives up what was not asked for lately', () => {
    const store = new PageStore(800_000);
    for (let page = 0; page < 200; page += 1) {
      store.keep(`/${page}`, kept());
      store.get(`/${page}`, NOW);
    }
    expect(store.size).toBeLessThanOrEqual(800_000);
    expect(store.get('/0', NOW)).toBeUndefined();
    expect(store.get('/199', NOW)).toBeDefined();
  });

  it('loses no good page to a flood of made-up addresses', () => {
    const store = new PageStore(800_000);
    const good = Array.from({ length: 40 }, (_, page) => `/good/${page}`);
    for (const address of good) {
      store.keep(address, kept());
      store.get(address, NOW);
    }
    for (let page = 0; page < 5_000; page += 1) store.keep(`/?made-up=${page}`, kept());
    for (let page = 0; page < 5_000; page += 1) {
      store.keep(`/missing/${page}`, kept({ status: 404 }));
      store.get(`/missing/${page}`, NOW);
    }
    expect(good.filter((address) => store.get(address, NOW))).toEqual(good);
  });
});
