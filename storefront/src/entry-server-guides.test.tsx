import { describe, expect, it } from '@jest/globals';
import { crop } from '../test/make-location-page';
import { guide } from '../test/make-state-page';
import { graphOf, renderAt, textOf } from '../test/render-at';

describe('a guide', () => {
  it('has its text, its contents, figures of today, and the ways on', async () => {
    const page = await renderAt('/guides/csa-programs', { '/api/content-hubs/csa-programs': guide });
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>CSA Programs | Farmgate</title>');
    expect(page.head).toContain('href="https://farmgate.example/guides/csa-programs"');
    expect(page.body).toContain('src="/art/guides/csa-programs.svg"');
    expect(page.body).toContain('href="/guides/csa-programs#boxes"');
    const text = textOf(page.body);
    expect(text).toContain('3 CSA farms in one state');
    for (const href of ['/farms-in-florida', '/farms-tampa-fl', '/blog/choosing-a-csa-share', '/guides'])
      expect(page.body).toContain(`href="${href}"`);
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article']);
  });

  it('is not shown where there is none', async () => {
    const page = await renderAt('/guides/moon-farming');
    expect(page.status).toBe(404);
    expect(textOf(page.body)).toContain('Guide not found');
  });

  it('stands in the list of all', async () => {
    const page = await renderAt('/guides', { '/api/content-hubs': [guide] });
    expect(page.status).toBe(200);
    expect(page.body).toContain('href="/guides/csa-programs"');
    expect(graphOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});

describe('the calendar', () => {
  const view = { state: 'FL', stateName: 'Florida', region: 'Florida', month: 6, crops: [crop], stored: [] };
  const calendar = {
    state: 'FL',
    stateName: 'Florida',
    region: 'Florida',
    crops: [{ id: 'mangoes', name: 'Mangoes', category: 'fruits', search: 'mango', months: [5, 6, 7, 8] }],
  };

  it('shows a state’s month and year, as one address for search engines', async () => {
    const page = await renderAt('/in-season?state=FL&month=6', {
      '/api/in-season?state=FL&month=6': view,
      '/api/in-season/calendar?state=FL': calendar,
    });
    expect(page.status).toBe(200);
    expect(page.head).toContain('href="https://farmgate.example/in-season?state=FL"');
    const text = textOf(page.body);
    expect(text).toContain('What’s in season in Florida in June');
    expect(text).toMatch(/Mangoes Through August Keep them on the counter/);
    expect(text).toContain('May to August');
    expect(page.body.match(/>picked</g)).toHaveLength(4);
    expect(page.body).toContain('href="/browse?search=mango"');
    expect(page.body).toMatch(/<form [^>]*action="\/in-season"/);
    expect(page.body).toContain('href="/in-season?state=FL&amp;month=7"');
    expect(page.body).toContain('USDA SNAP-Ed, Seasonal Produce Guide');
  });

  it('takes what is no state or month for none', async () => {
    const all = { ...view, state: null, stateName: null, region: null };
    const page = await renderAt('/in-season?state=ZZ&month=13', { '/api/in-season': all });
    expect(page.status).toBe(200);
    expect(page.head).toContain('href="https://farmgate.example/in-season"');
    expect(textOf(page.body)).toContain('What’s in season in June');
    expect(textOf(page.body)).toContain('We couldn’t load the calendar.');
  });

  it('says that it has none for a territory', async () => {
    const none = { ...view, state: 'PR', stateName: 'Puerto Rico', region: null, crops: [] };
    const page = await renderAt('/in-season?state=PR', { '/api/in-season?state=PR': none });
    expect(textOf(page.body)).toContain('We have no harvest calendar for Puerto Rico yet.');
  });
});

describe('the home page', () => {
  it('says what is in season, and stays whole where its sections cannot be had', async () => {
    const country = { state: null, stateName: null, region: null, month: 6, crops: [crop], stored: [] };
    const page = await renderAt('/', { '/api/in-season?view=card': country });
    expect(page.status).toBe(200);
    const text = textOf(page.body);
    expect(text).toMatch(/In season now .*Harvested in June in most of the country .*Mangoes Through August/);
    expect(text).toContain('We couldn’t load the listings.');
    expect(text).toContain('We couldn’t load the articles.');
  });

  it('says when nobody has posted a listing or written an article', async () => {
    const page = await renderAt('/', { '/api/listings?limit=4': [], '/api/blog?limit=3': [] });
    const text = textOf(page.body);
    expect(text).toContain('No listings yet. Be the first to post one.');
    expect(text).toContain('No blog posts available yet.');
    expect(text).toContain('We couldn’t load the calendar.');
  });
});
