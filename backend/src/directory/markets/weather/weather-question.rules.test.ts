import { describe, expect, it } from '@jest/globals';
import { alertSource } from '../../../contract/directory/weather-text.js';
import { cancelReason, whenText } from './weather-question.rules.js';

describe('the question about a market day', () => {
  it('says today and tomorrow by the clock of the market', () => {
    const evening = new Date('2026-11-28T04:30:00Z');
    expect(whenText('2026-11-28', 'America/New_York', evening)).toBe('tomorrow');
    expect(whenText('2026-11-28', 'Pacific/Guam', evening)).toBe('today');
    // Without a time zone, by the day in New York.
    expect(whenText('2026-11-28', null, new Date('2026-11-28T03:00:00Z'))).toBe('tomorrow');
    expect(whenText('2026-11-29', 'America/Phoenix', evening)).toBe('on Sunday');
    // The day after is tomorrow, however many hours this one has.
    expect(whenText('2026-11-02', 'America/New_York', new Date('2026-11-01T05:30:00Z'))).toBe('tomorrow');
    expect(whenText('2027-03-15', 'America/New_York', new Date('2027-03-14T05:30:00Z'))).toBe('tomorrow');
  });

  it('names the alert, its source and its time in the reason, which fits an exception', () => {
    const sentAt = '2026-11-27T13:04:00-06:00';
    expect(cancelReason({ event: 'Tornado Watch', office: 'NWS Tulsa OK', sentAt })).toBe(
      'Tornado Watch, National Weather Service (NWS Tulsa OK), Nov 27, 1:04 PM',
    );
    expect(cancelReason({ event: 'x'.repeat(100), office: 'y'.repeat(100), sentAt })).toHaveLength(200);
  });

  it('quotes the source with its own time', () => {
    const said = (sentAt: string) => alertSource({ office: 'NWS Tulsa OK', sentAt });
    expect(said('2026-11-27T13:04:00-06:00')).toBe(
      'National Weather Service (NWS Tulsa OK), Nov 27, 1:04 PM',
    );
    expect(said('2026-11-27T00:00:00Z')).toBe(
      'National Weather Service (NWS Tulsa OK), Nov 27, midnight UTC',
    );
  });
});
