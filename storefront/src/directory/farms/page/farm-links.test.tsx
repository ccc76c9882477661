import { describe, expect, it } from '@jest/globals';
import { makeFarm } from '../../../../test/make-farm';
import { graphOf, renderAt, textOf } from '../../../../test/render-at';

const pageOf = (more: Parameters<typeof makeFarm>[0]) =>
  renderAt('/farms/7', { '/api/farms/7': makeFarm(more) });

describe("a farm's page", () => {
  it('has its pages in social networks, also for search engines', async () => {
    const socialLinks = { facebook: 'https://www.facebook.com/heron', x: 'https://x.com/heron' };
    const page = await pageOf({ socialLinks });
    expect(page.body).toContain('aria-label="Blue Heron Farm on Facebook"');
    expect(page.body).toMatch(/href="https:\/\/x\.com\/heron" rel="ugc nofollow noopener"/);
    expect(JSON.stringify(graphOf(page))).toContain(
      '"sameAs":["https://blue-heron.example/","https://www.facebook.com/heron","https://x.com/heron"]',
    );
  });

  it('says from when its hours are where they are older than the rest', async () => {
    const hours = { openSummary: 'Opens Saturday 9 AM', hoursConfirmed: '2019-06-01' };
    expect(textOf((await pageOf(hours)).body)).toContain('Opens Saturday 9 AM Hours from 2019');
    const fresh = await pageOf({ ...hours, hoursConfirmed: '2025-01-05' });
    expect(textOf(fresh.body)).not.toContain('Hours from');
  });
});
