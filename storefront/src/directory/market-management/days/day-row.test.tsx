import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../../test/render-at';
import { DayRow } from './day-row';

const DAY: MarketDayView = {
  ...{ id: 1, date: '2099-11-28', hours: [{ opens: '09:00', closes: '13:00' }], status: 'confirmed' },
  ...{ startsAt: '2099-11-28T14:00:00Z', endsAt: '2099-11-28T18:00:00Z', reason: null, address: null },
};
const WEATHER: MarketDayView['weather'] = {
  ...{ event: 'Tornado Watch', headline: null, severity: 'Extreme', office: 'NWS Tulsa OK' },
  ...{ sentAt: '2099-11-27T15:04:00-06:00', isAnswered: false },
};
const row = (more: Partial<MarketDayView>) =>
  textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <DayRow
          day={{ ...DAY, ...more }}
          isNext={false}
          pending={null}
          onChange={() => undefined}
          onAsk={() => undefined}
        />
      </MemoryRouter>,
    ),
  );

describe('a day of a market for its manager', () => {
  it('is to be confirmed again when an alert came after', () => {
    expect(row({})).not.toMatch(/Confirm\b/);
    const asked = row({ weather: WEATHER });
    expect(asked).toMatch(
      /Check before you go “Tornado Watch” National Weather Service \(NWS Tulsa OK\), Nov 27/,
    );
    expect(asked).toMatch(/Confirm\b/);
    expect(row({ weather: { ...WEATHER, isAnswered: true } })).not.toMatch(/Confirm\b|Check before/);
  });
});
