import type { PlaceCard } from '@farmgate/backend/contract/directory/places';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '../../../test/render-at';
import { PlaceActions } from './place-actions';
import { OpenSummary } from './place-hours';
import { PlaceDetails, PlaceHeading, PlaceOrigin } from './place-parts';

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
    expect(text({ openSummary: 'Opens Saturday 9 AM', hoursFrom: 2019 })).toContain(
      'Opens Saturday 9 AM Hours from 2019',
    );
    expect(text({ openSummary: 'Opens Saturday 9 AM' })).not.toContain('Hours from');
    expect(text({ hoursFrom: 2019 })).toContain('Hours not listed');
    expect(text({ hoursFrom: 2019 })).not.toContain('Hours from');
  });
});

describe('how old a card is', () => {
  it('is said where those who run it have not answered, and else on its page', () => {
    const text = (more: Partial<PlaceCard>) =>
      textOf(renderToStaticMarkup(<PlaceOrigin place={card({ lastConfirmed: '2025-03-09', ...more })} />));
    expect(text({ id: 'place-3' }).trim()).toBe('');
    expect(text({ id: 'place-3', unconfirmedSince: 'March 2025' }).trim()).toBe(
      'Not confirmed since March 2025',
    );
    expect(text({ id: 'ChIJ1', attribution: 'Google' }).trim()).toBe('Source: Google');
  });
});

describe('the badge “Open”', () => {
  const week = [{ days: [6 as const], hours: '9:00 AM – 1:00 PM' }];
  const head = (more: Partial<PlaceCard>) =>
    textOf(renderToStaticMarkup(<PlaceHeading place={card({ id: 'ChIJ1', ...more })} />));

  it('is beside the name of every place in business, whatever its hours', () => {
    for (const more of [
      {},
      { openingHours: { openNow: true, week }, openSummary: 'Open until 1 PM' },
      { openingHours: { openNow: false, week } },
      { openingHours: 'May 1 to October 31', openSummary: 'Closed for the season, opens May 2' },
    ]) {
      expect(head(more)).toMatch(/River Market\s+In business: Open/);
    }
    expect(head({ businessStatus: 'CLOSED_TEMPORARILY' })).not.toContain('Open');
  });

  it('is the status itself where a place is out of business', () => {
    const place = card({ businessStatus: 'CLOSED_TEMPORARILY', openSummary: 'Temporarily Closed' });
    expect(textOf(renderToStaticMarkup(<OpenSummary place={place} />)).trim()).toBe('Temporarily Closed');
  });
});
