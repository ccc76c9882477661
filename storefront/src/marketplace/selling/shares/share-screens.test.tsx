import type { ShareDayDetails } from '@farmgate/backend/contract/marketplace/shares/share-days';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import type { RenewalsView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import type { WaitingLineView } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { makeShare } from '../../../../test/make-share';
import { textOf } from '../../../../test/render-at';
import { VisitProvider } from '../../../lib/page/visit';
import { DayHarvest, DayPacking } from './day-lists';
import { DayWork } from './day-work';
import { DraftShare } from './draft-share';
import { PlanForm } from './plan-form';
import { Renewals } from './renewals';
import { ShareDays } from './share-days';
import { harvestQuery, shareDaysQuery, workQuery } from './vendor-shares';
import { WaitingLine } from './waiting-line';

const { id, name, description, rhythm, weekday, firstDay, lastDay, holds, refund, payments } = makeShare();
const PLAN: SharePlanView = {
  ...{ id, name, description, rhythm, weekday, firstDay, lastDay, holds, refund, payments },
  ...{ pausesUnpaid: false, allowsSmaller: false, priceChoice: null, work: null, trialBoxes: null },
  ...{
    includedHolds: 0,
    joinUntil: null,
    status: 'draft',
    addOnTo: null,
    addOns: [],
    renewsId: null,
    renewUntil: null,
    isHidden: false,
    skippedDays: [],
    members: 0,
  },
  sizes: [
    { id: 1, name: 'Regular', description: null, price: 30, prices: null, places: 40, taken: 12, crates: 1 },
  ],
  sites: [
    {
      ...{ scheduleId: 7, siteId: 1, name: 'The farm', city: 'Dayton', state: 'OH', fee: 2 },
      usual: 'Thursdays, 4 PM to 7 PM. Order by Tuesday, 6 PM.',
    },
  ],
  dates: makeShare().dates.map((date) => ({ ...date, id: null, state: 'planned', reason: null })),
};
const DAY: ShareDayDetails = {
  ...{ id: 4, date: '2099-05-28', half: null, state: 'planned', reason: null, changeUntil: null },
  ...{ boxes: 3, held: 1, donated: 0, movedHere: 1, movedAway: 0, off: 0 },
  packing: [{ sizeName: 'Regular', siteName: 'The farm', boxes: 3 }],
  list: [
    {
      ...{ id: 1, memberName: 'Walt Green', sizeName: 'Regular', quantity: 2, siteName: 'The farm' },
      state: 'promised',
    },
    { id: 2, memberName: 'Ana Lopez', sizeName: 'Regular', quantity: 1, siteName: 'The farm', state: 'held' },
  ],
};

/** Nothing else is answered. */
const queryFn = () => new Promise<never>(() => undefined);

function text(shown: ReactNode, answers: [readonly unknown[], unknown][] = []): string {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  for (const [key, data] of answers) client.setQueryData(key, data);
  return textOf(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>{shown}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

describe('the farm’s screens of a share', () => {
  it('show a draft with its dates and rules, and can publish it', () => {
    const shown = text(<DraftShare plan={PLAN} />);
    expect(shown).toContain('Regular: $30.00 a box, 40 places');
    expect(shown).toContain('The farm (+$2.00 a box): Thursdays, 4 PM to 7 PM.');
    expect(shown).toContain('Payments: in full, in 3 payments.');
    expect(shown).toContain('4 dates May 27 A June 3 B June 10 A June 17 B');
    expect(shown).toContain('Publish Edit draft Delete draft');
  });

  it('plan a season whose days can be tapped, and of a published one only what may change', () => {
    const draft = text(<PlanForm userId={1} plan={PLAN} sites={[]} />);
    expect(draft).toMatch(/22 dates\. Half of the members get 11, the others 11\. +Tap a date to skip it\./);
    expect(draft).toContain('May 2027 May 27 A June 2027 June 3 B');
    const published = text(<PlanForm userId={1} plan={{ ...PLAN, status: 'published' }} sites={[]} />);
    expect(published).toContain('The share is published, so its dates, sites, rules and payments stay.');
    expect(published).not.toContain('Tap a date');
    expect(published).toContain('Hide it from new members.');
  });

  it('list the days with what differs, and why one was canceled', () => {
    const { packing: _packing, list: _list, ...day } = DAY;
    const canceled = { ...day, id: 5, date: '2099-06-04', state: 'canceled', reason: 'Flooded fields' };
    const shown = text(<ShareDays id={12} />, [[shareDaysQuery('12').queryKey, [day, canceled]]]);
    expect(shown).toMatch(/Thursday, May 28 1 held, 1 moved here 3 boxes/);
    expect(shown).toMatch(/Thursday, Jun 4 Flooded fields Canceled/);
  });

  it('list who waits and what last season’s members said', () => {
    const person = { id: 1, name: 'Ida Cole', email: 'ida@example.com', sizeName: 'Regular', quantity: 2 };
    const waits = { siteName: 'The farm', askedOn: '2099-03-02', timeZone: 'America/New_York' };
    const line: WaitingLineView = {
      line: [
        { ...person, ...waits, half: 'A', offeredUntil: null },
        { ...person, ...waits, id: 2, name: 'Joe Ray', half: null, offeredUntil: '2099-03-09T17:00:00Z' },
      ],
      counts: [{ sizeName: 'Regular', siteName: 'The farm', waiting: 1, offered: 1 }],
    };
    const waiting = text(<WaitingLine id={12} />, [[['/api/vendor/shares/12/waits'], line]]);
    expect(waiting).toContain('Regular at The farm: 1 waiting, 1 offered');
    expect(waiting).toMatch(/Ida Cole 2 × Regular, A at The farm · since March 2/);
    expect(waiting).toMatch(/Joe Ray .*Offered until /);
    const member = {
      sizePrice: 30,
      prices: null,
      email: null,
      sizeName: 'Regular',
      siteName: 'The farm',
      isKept: true,
    };
    const renewals: RenewalsView = {
      ...{ until: '2099-03-20', payments: [1, 3], yes: 1, no: 1, unanswered: 2 },
      members: [
        { ...member, id: 1, name: 'Walt Green', state: 'asked', isEntered: true },
        { ...member, id: 2, name: 'Ana Lopez', state: 'asked', isEntered: false, isKept: false },
        { ...member, id: 3, name: 'Bo Lee', state: 'yes', isEntered: false, isKept: false },
        { ...member, id: 4, name: 'Cy Orr', state: 'no', isEntered: true, isKept: false },
      ],
    };
    const shown = text(<Renewals id={12} />, [[['/api/vendor/shares/12/renewals'], renewals]]);
    expect(shown).toContain('1 yes, 1 no, 2 without an answer. Places are kept through March 20.');
    expect(shown).toMatch(/Walt Green Regular at The farm No answer They said yes They said no/);
    expect(shown).toMatch(/Ana Lopez .* No place kept Bo Lee .* Yes Cy Orr .* No Keep the place again/);
  });

  it('say on a day who has hours left, and what was noted then, without money', () => {
    const worker = { ...{ hours: 8, left: 6, done: 2, state: 'open' as const }, isEnded: false, worked: [] };
    const worked = [{ id: 9, hours: 2, day: '2026-05-28', note: 'Weeding' }];
    const work: WorkersView = {
      until: '2026-10-08',
      workers: [
        { ...worker, id: 1, name: 'Ana Lopez' },
        { ...worker, id: 2, name: 'Walt Green', left: 0, done: 8, worked },
        { ...worker, id: 3, name: 'Bea Field', left: 0, done: 8 },
        { ...worker, id: 4, name: 'Cal Ames', state: 'waived' },
      ],
    };
    const shown = (date: string) =>
      text(
        <VisitProvider renderedAt={new Date('2026-06-01T12:00:00Z')}>
          <DayWork id="1" date={date} />
        </VisitProvider>,
        [[workQuery('1').queryKey, work]],
      );
    const past = shown('2026-05-28');
    expect(past).toContain('Ana Lopez 2 of 8 hours');
    expect(past).toContain('Add 2 hours');
    expect(past).toContain('2 hours this day Weeding');
    expect(past).not.toContain('Bea Field');
    expect(past).not.toContain('Cal Ames');
    expect(past).not.toContain('$');
    const toCome = shown('2026-06-04');
    expect(toCome).toContain('Ana Lopez');
    expect(toCome).not.toContain('Add 2 hours');
  });

  it('say what to pack for whom, and what to harvest', () => {
    const packing = text(<DayPacking day={DAY} />);
    expect(packing).toContain('Regular The farm 3');
    expect(packing).toContain('Walt Green 2 × Regular, The farm');
    expect(packing).not.toContain('To pack');
    expect(packing).toContain('Ana Lopez Regular, The farm Held');
    const harvest = [{ name: 'Chard', parts: [{ quantity: '1 bunch', boxes: 3 }], boxes: 3 }];
    expect(text(<DayHarvest id="12" dateId="4" />, [[harvestQuery('12', '4').queryKey, harvest]])).toContain(
      'Chard 3 × 1 bunch 3 boxes',
    );
  });
});
