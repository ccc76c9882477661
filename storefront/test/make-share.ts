import type { ShareView } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import type { BoxView, SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';

/** For tests: a share of every other week with two sizes and two sites. */
export const makeShare = (more: Partial<ShareView> = {}): ShareView => ({
  id: 12,
  name: 'Vegetable share 2027',
  description: 'Eight kinds of vegetables a week.',
  rhythm: 'every_other',
  weekday: 4,
  firstDay: '2027-05-27',
  lastDay: '2027-10-21',
  includedHolds: 0,
  holds: { credit: 2, shift: 1, donate: 0 },
  refund: { kind: 'none' },
  payments: [1, 3],
  ...{
    trialBoxes: null,
    joinUntil: null,
    pausesUnpaid: false,
    allowsSmaller: false,
    priceChoice: null,
    work: null,
    takesCards: false,
  },
  vendor: { id: 3, name: 'Riverbend', city: 'Dayton', state: 'OH', isDemonstration: false },
  sizes: [
    { id: 1, name: 'Regular', description: 'For three to four', price: 30, prices: null, placesLeft: 12 },
    { id: 2, name: 'Small', description: null, price: 20, prices: null, placesLeft: 0 },
  ],
  sites: [
    {
      ...{ scheduleId: 7, name: 'The farm', address: '1 Main Street', city: 'Dayton', state: 'OH', fee: 0 },
      usual: 'Thursdays, 4 PM to 7 PM. Order by Tuesday, 6 PM.',
    },
    {
      ...{ scheduleId: 8, name: 'Town hall', address: '2 Oak Street', city: 'Dayton', state: 'OH', fee: 2 },
      usual: 'Thursdays, 5 PM to 6 PM. Order by Tuesday, 6 PM.',
    },
  ],
  addOns: [],
  dates: [
    { id: 1, date: '2027-05-27', half: 'A' },
    { id: 2, date: '2027-06-03', half: 'B' },
    { id: 3, date: '2027-06-10', half: 'A' },
    { id: 4, date: '2027-06-17', half: 'B' },
  ],
  ...more,
});

/** For tests: a box that is promised for a Thursday in Ohio. */
export const makeBox = (id: number, date: string, more: Partial<BoxView> = {}): BoxView => ({
  ...{ id, date, shiftedTo: null, state: 'promised', heldFor: null, quantity: 1, scheduleId: 7 },
  ...{ siteName: 'The farm', startsAt: `${date}T20:00:00.000Z`, endsAt: `${date}T23:00:00.000Z` },
  ...{
    timeZone: 'America/New_York',
    changeUntil: `${date}T12:00:00.000Z`,
    amount: 30,
    contents: [],
    isUnpaid: false,
  },
  may: ['hold', 'hold_for_credit', 'shift', 'donate', 'site'],
  ...more,
});

/** For tests: a member's share with two boxes and two payments. */
export const makeSubscription = (more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: 5,
  work: null,
  share: { id: 12, name: 'Vegetable share 2027' },
  ...{ addOnTo: null, addOns: [] },
  vendor: { id: 3, name: 'Riverbend' },
  ...{
    sizeName: 'Regular',
    otherSizes: 1,
    quantity: 1,
    chosenPrice: null,
    isPledging: false,
    half: null,
    scheduleId: 7,
    siteName: 'The farm',
    state: 'active',
  },
  ...{ payBy: 'farm', card: null, total: 60, refund: { kind: 'none' }, endedAt: null },
  holdsLeft: { credit: 2, shift: 1, donate: 1, included: 0 },
  joinedAt: '2025-06-01T12:00:00.000Z',
  boxes: [makeBox(1, '2025-06-12'), makeBox(2, '2025-07-10')],
  payments: [
    {
      ...{ id: 1, number: 1, dueOn: '2025-06-01', amount: 30, state: 'paid' },
      received: { by: 'check', day: '2025-06-02', note: 'Check 1042', canUndo: true },
    },
    { id: 2, number: 2, dueOn: '2025-07-01', amount: 30, state: 'open', received: null },
  ],
  account: {
    ...{ paid: 30, paidWithCredit: 0, refunded: 0, due: 30, late: 0 },
    ...{ credit: 0, creditComing: 0, creditElsewhere: 0, entries: [] },
  },
  sites: [
    { scheduleId: 7, name: 'The farm', fee: 0 },
    { scheduleId: 8, name: 'Town hall', fee: 2 },
  ],
  days: ['2025-06-05', '2025-06-12', '2025-06-19'],
  handOver: null,
  ...more,
});
