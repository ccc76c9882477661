import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '../../../test/render-at';
import { PlaceActions } from './place-actions';
import { OpenSummary } from './place-hours';
import { PlaceDetails } from './place-parts';

const card = (more: Partial<PlaceCard> = {}): PlaceCard => ({
  id: 'place-12',
  kind: 'farmers_market',
  name: 'River Market',
  address: '1 Main Street, Fort Myers, FL 33901',
  latitude: 26.6,
  longitude: -81.9,
  distanceMiles: 2,
  ...more,
});
const socialLinks = {
  facebook: 'https://www.facebook.com/river',
  other: 'https://river.example.org/blog',
  x: 'javascript:alert(1)',
};

describe('the links of a card', () => {
  it('are those of social networks where there is no website', () => {
    const html = renderToStaticMarkup(<PlaceActions place={card({ socialLinks })} />);
    expect(html).toContain('aria-label="River Market on Facebook"');
    expect(html).toContain('aria-label="River Market on river.example.org"');
    expect(html).toMatch(/href="https:\/\/www\.facebook\.com\/river" rel="ugc nofollow noopener"/);
    expect(html).not.toContain('javascript:');
  });

  it('leave social networks to the details beside a website', () => {
    const place = card({ socialLinks, website: 'https://river.example' });
    expect(renderToStaticMarkup(<PlaceActions place={place} />)).not.toContain('facebook');
    const details = renderToStaticMarkup(<PlaceDetails place={place} />);
    expect(details).toContain('aria-label="River Market on Facebook"');
    expect(textOf(details)).toContain('Follow Facebook , river.example.org');
  });
});

describe('the hours of a card', () => {
  it('carry their year where they are older than the rest', () => {
    const text = (more: Partial<PlaceCard>) =>
      textOf(renderToStaticMarkup(<OpenSummary place={card(more)} />));
    expect(text({ openSummary: 'Opens Saturday at 9 AM', hoursFrom: 2019 })).toContain(
      'Opens Saturday at 9 AM Hours from 2019',
    );
    expect(text({ openSummary: 'Opens Saturday at 9 AM' })).not.toContain('Hours from');
    expect(text({ hoursFrom: 2019 })).toContain('Hours not listed');
    expect(text({ hoursFrom: 2019 })).not.toContain('Hours from');
  });
});
