import { describe, expect, it } from '@jest/globals';
import { exceptionChanges, exceptionVerb } from './exception-changes.rules';

const nothing = { opens: null, closes: null, address: null, reason: null };
const closed = { ...nothing, from: '2026-11-26', to: '2026-11-26', kind: 'closed', reason: 'Thanksgiving' };
const moved = { ...nothing, from: '2027-01-02', to: '2027-01-03', kind: 'moved', address: '12 Main Street' };

describe('what changed in the special dates of a place', () => {
  const read = (before: unknown, after: unknown) =>
    exceptionChanges(before, after, 2026).map((change) => [
      exceptionVerb(change),
      change.before,
      change.after,
    ]);

  it('is each date that was added, removed or changed, as people read it', () => {
    const short = {
      ...nothing,
      from: '2026-11-27',
      to: '2026-11-27',
      kind: 'hours',
      opens: '10:00',
      closes: '12:00',
    };
    expect(
      read(
        [short, closed, moved],
        [{ ...closed, reason: null }, moved, { ...moved, from: '2026-12-05', to: '2026-12-05' }],
      ),
    ).toEqual([
      ['Changed', 'Closed Thu, Nov 26: Thanksgiving', 'Closed Thu, Nov 26'],
      ['Removed', 'Open Fri, Nov 27, 10 AM–12 PM', null],
      ['Added', null, 'Moved Sat, Dec 5 to 12 Main Street'],
    ]);
  });

  it('is all of them where a record is made, and none where nothing is different', () => {
    const text = 'Moved Sat, Jan 2, 2027 through Sun, Jan 3, 2027 to 12 Main Street';
    expect(read(undefined, [moved])).toEqual([['Added', null, text]]);
    expect(read([moved], null)).toEqual([['Removed', text, null]]);
    expect(read([moved], [moved])).toEqual([]);
  });
});
