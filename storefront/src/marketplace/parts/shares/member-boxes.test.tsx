import type { SharePaymentView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { makeBox, makeSubscription } from '../../../../test/make-share';
import { textOf } from '../../../../test/render-at';
import { createQueryClient } from '../../../lib/api/queries';
import { VisitProvider } from '../../../lib/page/visit';
import { CreditButton } from './credit-button';
import { MemberBoxes } from './member-boxes';
import { MemberCredit, MemberPayments } from './member-money';

const shown = (part: React.ReactNode) =>
  textOf(
    renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <VisitProvider renderedAt={new Date('2025-06-20T12:00:00Z')}>{part}</VisitProvider>
      </QueryClientProvider>,
    ),
  );

it('shows boxes by month with what can be done, and those that are over apart', () => {
  const member = makeSubscription({
    boxes: [
      makeBox(1, '2025-06-12', { state: 'handed', may: [] }),
      makeBox(2, '2025-06-26', { contents: [{ name: 'Chard', quantity: '1 bunch' }] }),
      makeBox(3, '2025-07-10', { state: 'held', heldFor: 'credit', may: ['release'] }),
    ],
  });
  const text = shown(<MemberBoxes base="/api/subscriptions/5" member={member} />);
  expect(text).toMatch(
    /June 2025 Thursday, June 26 4 PM to 7 PM at The farm In it: Chard \(1 bunch\) Change it until .* Hold for credit Move Donate Change site July 2025 Thursday, July 10 Held, \$30\.00 off .*Undo 1 past box June 2025 Thursday, June 12 Picked up/,
  );
});

it('says which boxes an add-on comes with, also of one that is held', () => {
  const member = makeSubscription({
    boxes: [
      makeBox(2, '2025-06-26'),
      makeBox(3, '2025-07-10', { state: 'held', heldFor: 'credit', may: [] }),
    ],
    addOns: [
      {
        ...{ id: 8, shareId: 13, name: 'Eggs', sizeName: 'Dozen', quantity: 1, isPaidFor: true },
        days: ['2025-06-26', '2025-07-10'],
      },
    ],
  });
  const text = shown(<MemberBoxes base="/api/subscriptions/5" member={member} />);
  expect(text).toContain('With it: Eggs');
  expect(text).toContain('You still get Eggs that day.');
});

it('says how many holds are left until the share has ended', () => {
  const boxes = [makeBox(2, '2025-06-26')];
  const textIn = (state: 'active' | 'ended') =>
    shown(<MemberBoxes base="/api/subscriptions/5" member={makeSubscription({ boxes, state })} />);
  expect(textIn('active')).toContain('Left this season: 2 holds for credit');
  expect(textIn('ended')).not.toContain('Left this season');
});

it('shows what is due and late, and what credit came from', () => {
  const { payments } = makeSubscription();
  const account = {
    ...{ paid: 30, paidWithCredit: 0, refunded: 0, due: 30, late: 30 },
    ...{ credit: 5, creditComing: 30, creditElsewhere: 0 },
    entries: [
      {
        ...{ id: 2, kind: 'hold' as const, amount: 30, date: '2025-07-10', note: null, given: null },
        ...{ spendableFrom: '2025-07-08T22:00:00.000Z', createdAt: '2025-06-20T12:00:00.000Z' },
      },
      {
        ...{ id: 1, kind: 'paid' as const, amount: 30, date: null, note: null, given: null },
        ...{ spendableFrom: null, createdAt: '2025-06-02T12:00:00.000Z' },
      },
    ],
  };
  const money = shown(<MemberPayments payments={payments} account={account} hint="Pay Riverbend." />);
  expect(money).toContain('$30.00 to pay. Pay Riverbend. $30.00 is late.');
  expect(money).toContain('Due July 1 $30.00');
  expect(shown(<MemberCredit account={account} hint="Used on July 1." />)).toMatch(
    /\$5\.00 and \$30\.00 on its way Used on July 1\. Held box, July 10 Yours from Tuesday, July 8 \$30\.00 $/,
  );
});

it('offers to use credit on what is open, no more than that, and to take it back', () => {
  const { payments, account } = makeSubscription();
  const [paid, open] = payments;
  const of = (payment: SharePaymentView, credit: number) =>
    shown(
      <CreditButton
        payment={payment}
        account={{ ...account, credit, creditElsewhere: 10 }}
        address="/"
        base="/"
      />,
    );
  if (!paid || !open) throw new Error('There are two payments.');
  expect(of(open, 5)).toContain('Use $15.00 credit');
  expect(of(open, 50)).toContain('Use $30.00 credit');
  expect(of(open, -12)).not.toContain('Use');
  expect(of(paid, 50)).not.toContain('Use');
  const received = { by: 'credit' as const, day: '2025-06-02', note: null, canUndo: true };
  expect(of({ ...paid, received }, 0)).toContain('Undo');
});
