import { describe, expect, it } from '@jest/globals';
import {
  boxUsual,
  datesText,
  placesText,
  refundSentence,
  rhythmText,
  ruleSentences,
  seasonText,
} from './share-words';

describe('the words of a share', () => {
  it('name its season, rhythm and dates', () => {
    expect(seasonText({ firstDay: '2027-05-27', lastDay: '2027-10-21' })).toBe('May 27 to October 21, 2027');
    expect(seasonText({ firstDay: '2026-12-03', lastDay: '2027-01-14' })).toBe(
      'December 3, 2026 to January 14, 2027',
    );
    expect(rhythmText({ weekday: 4, rhythm: 'every_other' })).toBe('Thursdays, every other week');
    expect(datesText(['2027-06-03', '2027-06-17', '2027-07-01', '2027-07-15'])).toBe(
      'June 3, June 17, July 1 …',
    );
    expect(datesText(['2027-06-03'])).toBe('June 3');
    expect([0, 1, 12].map(placesText)).toEqual(['No places left', '1 place left', '12 places left']);
  });

  it('say until when a box can be changed, however its pickup says it', () => {
    expect(boxUsual('Thursdays, 4 PM to 7 PM. Order by Tuesday, 6 PM.')).toBe(
      'Thursdays, 4 PM to 7 PM. Change a box until Tuesday, 6 PM.',
    );
    expect(boxUsual('Thursdays. Order until it starts.')).toBe('Thursdays. Change a box until it starts.');
  });

  it('are its rules, a sentence each', () => {
    const rules = {
      includedHolds: 2,
      holds: { credit: 2, shift: 1, donate: 3 },
      refund: { kind: 'none' as const },
      joinUntil: '2027-05-01',
      pausesUnpaid: true,
      work: { hours: 8, rate: 15, until: '2027-10-01' },
    };
    expect(ruleSentences(rules)).toEqual([
      'The last 2 boxes aren’t in the price. Hold boxes while you’re away, and you get them instead.',
      'Hold up to 2 boxes for credit.',
      'Move 1 box to another day.',
      'Donate up to 3 boxes.',
      'Work 8 hours at the farm by October 1 and pay $120 less for the season, if you like.',
      'If you cancel, there’s no refund.',
      'If a payment is late, boxes it was for aren’t packed. We email you first.',
      'Join by May 1.',
    ]);
    expect(refundSentence({ kind: 'part', percent: 75, until: '2027-07-01', deposit: 100 })).toBe(
      'Cancel before your first box and get back what you paid except a $100 deposit. After that, get back 75% of the boxes left until July 1.',
    );
  });
});
