import { describe, expect, it } from '@jest/globals';
import {
  countOf,
  formatDate,
  formatMiles,
  formatPhone,
  formatPrice,
  formatPricePerUnit,
  formatTime,
  mailHref,
  priceInDollars,
  priceUnitLabel,
  webAddress,
} from './format';

describe('prices', () => {
  it('reads dollars from what farmers type', () => {
    expect(['4.5', '$4.50', ' 12 ', '$1,250.00', 'Market price', '3 for $5', ''].map(priceInDollars)).toEqual(
      [4.5, 4.5, 12, 1250, null, null, null],
    );
  });

  it('shows two decimals and leaves words alone', () => {
    expect(['4.5', '1250', 'Market price '].map(formatPrice)).toEqual(['$4.50', '$1,250.00', 'Market price']);
  });

  it('names the unit behind a price, not behind words', () => {
    expect(formatPricePerUnit('4.5', 'bunch')).toBe('$4.50 per bunch');
    expect(formatPricePerUnit('2', 'each')).toBe('$2.00 each');
    expect(formatPricePerUnit('2', 'other')).toBe('$2.00');
    expect(priceUnitLabel('pound')).toBe('per Pound (lb)');
    expect(priceUnitLabel('other')).toBe('');
    expect(formatPricePerUnit('Ask us', 'pound')).toBe('Ask us');
  });
});

describe('distances', () => {
  it('have one decimal up to a hundred miles', () => {
    expect([0, 0.04, 3.24, 99.94, 99.96, 1234.5].map(formatMiles)).toEqual([
      '0.1 mi',
      '0.1 mi',
      '3.2 mi',
      '99.9 mi',
      '100 mi',
      '1,235 mi',
    ]);
  });
});

describe('dates and times', () => {
  it('date a moment in Eastern time, and a day as itself', () => {
    expect(formatDate('2025-01-06T03:30:00.000Z')).toBe('Jan 5, 2025');
    expect(formatDate('2025-01-05')).toBe('Jan 5, 2025');
  });

  it('date every moment as the clocks in New York do, also on the nights when they turn', () => {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'medium' });
    const HOUR = 3_600_000;
    // Every 59 hours meet each hour of the day, and then the hours around the nights on which clocks turn.
    for (let at = Date.UTC(2007, 0, 1); at < Date.UTC(2040, 0, 1); at += 59 * HOUR)
      expect(formatDate(new Date(at).toISOString())).toBe(clock.format(at));
    for (let year = 2007; year < 2040; year += 4) {
      for (const month of [2, 10]) {
        for (let hour = 0; hour < 24 * 16; hour += 1) {
          const at = Date.UTC(year, month, 1, hour);
          expect(formatDate(new Date(at).toISOString())).toBe(clock.format(at));
        }
      }
    }
  });

  it('tell the time as Americans do', () => {
    expect(['00:00', '08:00', '09:30', '12:00', '12:15', '13:00', '24:00'].map(formatTime)).toEqual([
      'midnight',
      '8 AM',
      '9:30 AM',
      'noon',
      '12:15 PM',
      '1 PM',
      'midnight',
    ]);
  });
});

describe('phones', () => {
  it('show US numbers in one way and leave others alone', () => {
    expect(['239.555.0134', '+1 (239) 555-0134', '555-0134', 'call Ann'].map(formatPhone)).toEqual([
      '(239) 555-0134',
      '(239) 555-0134',
      '555-0134',
      'call Ann',
    ]);
  });
});

it('makes e-mail links that hold an address and nothing else', () => {
  expect(mailHref('ann@farm.example')).toBe('mailto:ann@farm.example');
  expect(mailHref('ann@farm.example?bcc=x@y.example&body=hi')).toBe(
    'mailto:ann@farm.example%3Fbcc%3Dx%40y.example%26body%3Dhi',
  );
});

describe('counts', () => {
  it('agree with their noun', () => {
    expect([countOf(0, 'Result'), countOf(1, 'Result'), countOf(1204, 'Result')]).toEqual([
      '0 Results',
      '1 Result',
      '1,204 Results',
    ]);
  });
});

describe('web addresses that people typed', () => {
  it('are links only when they lead to the web', () => {
    expect(webAddress('farm.example/shop')).toBe('https://farm.example/shop');
    expect(webAddress('http://farm.example')).toBe('http://farm.example/');
    expect(
      ['javascript:alert(1)', ' data:text/html,x', 'mailto:a@b.c', '', null, 'http://'].map(webAddress),
    ).toEqual(Array(6).fill(null));
  });
});
