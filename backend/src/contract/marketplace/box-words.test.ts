import { expect, it } from '@jest/globals';
import { contentsOn, partsText, weekOf, weeksLater, weekText, whyNoBox } from './box-words.js';

const part = (name: string, quantity = 1) => ({ productId: 1, name, unit: 'bunch' as const, quantity });

it('begins weeks on Mondays, over months and years', () => {
  expect(['2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(weekOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect([weekOf('2027-01-01'), weeksLater('2026-12-28', 1)]).toEqual(['2026-12-28', '2027-01-04']);
  expect(weekOf('soon')).toBe('soon');
  expect([weekText('2026-11-23'), weekText('2026-11-30')]).toEqual(['Nov 23-29', 'Nov 30-Dec 6']);
});

it('has the contents of a week, else those that always count, else nothing', () => {
  const always = { week: null, parts: [part('Carrots')], inventory: 3 };
  const own = { week: '2026-11-30', parts: [part('Beets', 2)], inventory: 1 };
  const box = { thisWeek: '2026-11-23', contents: [always, own] };
  expect(contentsOn(box)).toBe(always);
  expect(contentsOn(box, '2026-12-02')).toBe(own);
  expect(contentsOn({ thisWeek: '2026-11-23', contents: [own] }).parts).toEqual([]);
});

it('says what is in it, and why it cannot be packed', () => {
  expect(partsText([part('Carrots', 2), part('Beets')])).toBe('2 × Carrots; Beets');
  expect(whyNoBox({ parts: [part('Beets')] })).toBeNull();
  expect(whyNoBox({ parts: [] })).toBe('Nothing is planned for this box yet.');
  expect(whyNoBox({ parts: [part('Beets'), { ...part('Figs'), isMissing: true }] })).toBe(
    'Figs, which is in this box, is no longer available.',
  );
});
