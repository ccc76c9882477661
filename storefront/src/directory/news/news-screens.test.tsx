import type { NewsView, OwnFarmNews, OwnNewsView } from '@farmgate/backend/contract/directory/news';
import { imageUrl } from '@farmgate/backend/contract/shared/images';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../test/render-at';
import { FarmNews } from './farm-news';
import { newsQuery, ownNewsQuery } from './news-queries';
import { OwnNews } from './own-news';

const FARM = { id: 7, name: 'Pine Hill Farm' };
const news = (id: number, more: Partial<NewsView> = {}): NewsView => ({
  ...{ id, text: `Peaches, row ${id}.`, photo: null, createdAt: '2026-06-05T12:00:00Z' },
  ...more,
});
const photo = {
  imageUrl: imageUrl('00000000-0000-4000-8000-000000000012'),
  alt: 'Peaches in a crate',
  width: 800,
  height: 600,
};

function html(shown: ReactNode, answer: (client: QueryClient) => void): string {
  // What is not answered never comes.
  const queryFn = () => new Promise<never>(() => undefined);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn, staleTime: Infinity } } });
  answer(client);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  );
}
const farmNews = (items: NewsView[], total = items.length) =>
  html(<FarmNews farm={FARM} />, (client) =>
    client.setQueryData(newsQuery(FARM.id).queryKey, {
      items,
      total,
      isMore: false,
      corrected: null,
      nextKey: null,
    }),
  );

describe('news on a farm’s page', () => {
  it('has each post with its photo, where links lead to it, and a way to report it', () => {
    const shown = farmNews([news(2, { photo }), news(1)]);
    expect(textOf(shown)).toMatch(
      /News from the farm .*Jun 5, 2026 Peaches, row 2\. Report .*Peaches, row 1\. Report/,
    );
    expect(shown).toMatch(/<li id="news-2" tabindex="-1"/);
    expect(shown).toContain('alt="Peaches in a crate"');
    expect(shown).toContain('aria-label="Report the news of Jun 5, 2026"');
    expect(shown).not.toContain('Show more news');
  });

  it('keeps what was written as it was written, and never as markup', () => {
    const shown = farmNews([news(1, { text: 'Row 1\n<script>alert(1)</script>' })]);
    expect(shown).toContain('Row 1\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).toContain('whitespace-pre-line');
  });

  it('offers more where there is more, and is left out where there is none', () => {
    expect(farmNews([news(3), news(2), news(1)], 9)).toContain('Show more news');
    expect(farmNews([])).toBe('');
  });
});

const own = (more: Partial<OwnFarmNews> = {}): OwnFarmNews => ({
  ...{ farmId: 7, farmName: FARM.name, left: 2, nextAt: null, refused: null, stoppedReason: null, news: [] },
  ...more,
});
const ownNews = (farms: OwnFarmNews[] | null, mayPost = true) =>
  html(<OwnNews mayPost={mayPost} />, (client) => {
    if (farms) client.setQueryData(ownNewsQuery().queryKey, farms);
  });
const ofOwn = (id: number, hiddenReason: string | null = null): OwnNewsView => ({
  ...news(id),
  hiddenReason,
});

describe('news on the farmer’s dashboard', () => {
  it('is written there, with how many posts are left', () => {
    const shown = ownNews([own()]);
    expect(textOf(shown)).toMatch(/News for your followers .*Your news .*2 posts left this week/);
    expect(shown).toContain('aria-label="Post news from Pine Hill Farm"');
    expect(shown).not.toContain('<select');
  });

  it('says why none can be posted now', () => {
    const said = (more: Partial<OwnFarmNews>) => textOf(ownNews([own({ left: 0, ...more })]));
    expect(said({ refused: 'unverified' })).toContain('once we’ve verified Pine Hill Farm');
    expect(said({ refused: 'stopped', stoppedReason: 'Ads.' })).toMatch(
      /Our team has stopped news from Pine Hill Farm\. They wrote: “Ads\.” Contact us/,
    );
    const full = said({ nextAt: '2026-06-09T12:00:00Z' });
    expect(full).toMatch(/posted 3 times in 7 days.*You can post again on Jun 9, 2026/);
    expect(full).not.toContain('Your news');
  });

  it('lists what was posted, with what our team has hidden, and lets those delete it who may post', () => {
    const farm = own({ news: [ofOwn(2, 'Not about food.'), ofOwn(1)] });
    expect(textOf(ownNews([farm]))).toMatch(
      /row 2\. Hidden by our team: Not about food\. Delete .*row 1\. Delete/,
    );
    const looking = ownNews([farm], false);
    expect(looking).toContain('Peaches, row 1.');
    expect(looking).not.toMatch(/Delete|<form/);
  });

  it('asks for which farm where there are several, and shows nothing without one', () => {
    const shown = ownNews([own(), own({ farmId: 8, farmName: 'Oak Ridge' })]);
    expect(textOf(shown)).toMatch(/Farm .*Pine Hill Farm .*Oak Ridge/);
    expect(ownNews([])).toBe('');
    // Until it is known.
    expect(ownNews(null)).not.toContain('News for your followers');
  });
});
