import { describe, expect, it } from '@jest/globals';
import { parseViews } from './view-log';

describe('what was opened today', () => {
  const log = JSON.stringify({ day: '2026-05-01', ids: [3, 'x', 5] });

  it('are those of the same day', () => {
    expect(parseViews(log, '2026-05-01')).toEqual({ day: '2026-05-01', ids: [3, 5] });
  });

  it('are none on another day', () => {
    expect(parseViews(log, '2026-05-02')).toEqual({ day: '2026-05-02', ids: [] });
  });

  it('are none where something else is stored', () => {
    for (const text of [null, '', '{', '[]', '5', '{"day":"2026-05-01"}'])
      expect(parseViews(text, '2026-05-01').ids).toEqual([]);
  });
});
