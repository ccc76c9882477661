import type { AskedMarketDay } from '@farmgate/backend/contract/directory/market-weather';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../test/render-at';
import { answerOnOpening } from './answer-on-opening';
import { WeatherQuestion } from './weather-question';

const ASKED: AskedMarketDay = {
  day: {
    ...{ id: 1, date: '2099-11-28', hours: [{ opens: '09:00', closes: '13:00' }], status: 'scheduled' },
    ...{ startsAt: '2099-11-28T14:00:00Z', endsAt: '2099-11-28T18:00:00Z', reason: null, address: null },
  },
  market: { id: 7, name: 'River Market', path: '/places/river-market-7' },
  answer: null,
};
const question = (isCanceling: boolean, answer: AskedMarketDay['answer'] = null) =>
  textOf(
    renderToStaticMarkup(
      <MemoryRouter>
        <WeatherQuestion
          of={{ ...ASKED, answer }}
          isCanceling={isCanceling}
          pending={null}
          onAnswer={() => undefined}
        />
      </MemoryRouter>,
    ),
  );

describe('a link of the email about severe weather', () => {
  it('answers when it is opened that a day is held, and never that it is canceled', () => {
    expect(answerOnOpening('open')).toBe('open');
    for (const other of ['canceled', 'other', undefined]) expect(answerOnOpening(other)).toBeUndefined();
  });

  it('asks once more before the day is canceled, and says what follows', () => {
    expect(question(true)).toMatch(
      /Cancel Saturday, Nov 28\? We’ll tell the market’s followers.* Yes, cancel Saturday Open as planned/,
    );
    expect(question(true, 'open')).toContain('Yes, cancel Saturday');
    expect(question(false)).toMatch(/Is River Market open\?.* Open as planned Cancel this day/);
    expect(question(false, 'canceled')).toContain('Canceled: Saturday, Nov 28');
  });
});
