import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mendUpdateTime } from './update-times.rules.js';

describe('mendUpdateTime', () => {
  it.each([
    ['6/21/2017 5:15:01 PM', '2017-06-21T17:15:01.000Z'],
    ['12/1/2018 12:00:00 AM', '2018-12-01T00:00:00.000Z'],
    ['12/1/2018 12:30:00 PM', '2018-12-01T12:30:00.000Z'],
    ['7/25/2014 11:35', '2014-07-25T11:35:00.000Z'],
    ['07/24/13 11:08', '2013-07-24T11:08:00.000Z'],
    ['05/ 5/12 17:56', '2012-05-05T17:56:00.000Z'],
    ['6/28/16 12:10', '2016-06-28T12:10:00.000Z'],
    ['12/31/97', '1997-12-31T00:00:00.000Z'],
    ['2013', '2013-01-01T00:00:00.000Z'],
    ['Apr 16 2010  5:06AM', '2010-04-16T05:06:00.000Z'],
    ['2020-08-03 13:44:04', '2020-08-03T13:44:04.000Z'],
    ['2020-08-03T13:44:04.123Z', '2020-08-03T13:44:04.000Z'],
    ['2020-08-03T23:44:04-05:00', '2020-08-04T04:44:04.000Z'],
    ['2020-08-03', '2020-08-03T00:00:00.000Z'],
    ['Aug 3rd, 2020', '2020-08-03T00:00:00.000Z'],
    ['Mar 22nd, 2023', '2023-03-22T00:00:00.000Z'],
    ['6/21/2017 99:99', '2017-06-21T00:00:00.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(mendUpdateTime(text)).toBe(moment);
  });

  it('is null for what is no day', () => {
    for (const text of [
      '',
      'yesterday',
      '13/45/2017',
      '2/30/2017',
      '1850',
      '9999',
      'Foo 3rd, 2020',
      undefined,
    ]) {
      expect(mendUpdateTime(text)).toBeNull();
    }
  });

  it('keeps the order of days, whichever way they are written', () => {
    const day = fc.date({ min: new Date('1995-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        const written = mendUpdateTime(`${month}/${dayOfMonth}/${year}`);
        expect(written).toBe(mendUpdateTime(date.toISOString().slice(0, 10)));
        expect(written?.slice(0, 10)).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});
