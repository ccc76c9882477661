import { withGrams } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { LineToWeigh, OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { textOf } from '../../../../test/render-at';
import { ReadyOrders } from './ready-orders';
import type { Weighing } from './use-weighing';
import { WeighForm } from './weigh-form';
import { OrderCards, ProductCards } from './weighing-lists';
import { packageOf } from './weighing.rules';

const { prices, ...PACKERS }: LineToWeigh = {
  ...{ id: 11, productId: 3, variantId: 4, name: 'Chicken, Whole (3.5-5 lb each)', quantity: 2, per: 'lb' },
  ...{ inSteps: false, ...withGrams({ least: '3.5 lb', nominal: '4.35 lb', most: '5 lb' }) },
  ...{ packages: 2, asked: 'no', weighings: [{ package: 1, weight: '5.29 lb', grams: 2_400 }] },
  prices: { unit: 6.5, about: 56.56, most: 65 },
};
const LINE: LineToWeigh = {
  ...{ ...PACKERS, weighings: [{ package: 1, weight: '5.29 lb', grams: 2_400, price: 34.39 }] },
  ...(prices && { prices }),
};
const order = (line: LineToWeigh, more: Partial<OrderToWeigh> = {}): OrderToWeigh => ({
  ...{ id: 1, orderNumber: 'FG-1', customerName: 'Ana Lopez', isDone: false, lines: [line] },
  ...{ startsAt: '2099-06-06T14:00:00Z', timeZone: 'America/New_York', ...more },
});
const nothing = () => undefined;
const labelsOf = ({ id }: OrderToWeigh) => `/api/vendor/labels/orders/${id}`;
const weighing = (orders: OrderToWeigh[], more: Partial<Weighing> = {}): Weighing => ({
  ...{ field: { current: null }, current: packageOf(orders, '1.11.2'), text: '', typed: null, wrong: null },
  ...{ failure: null, isPending: false, last: null, type: nothing, read: nothing, save: nothing },
  ...{ skip: nothing, choose: nothing, remove: nothing, undo: nothing, retry: nothing, ...more },
});
/** Nothing is answered. */
const queryFn = () => new Promise<never>(() => undefined);
const html = (shown: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { queryFn } } })}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  );
const text = (shown: ReactNode) => textOf(html(shown));

describe('the weighing screen', () => {
  const orders = [order(LINE)];

  it('asks for one package, and says what was saved last and what is odd about it', () => {
    const of = packageOf(orders, '1.11.1');
    if (!of) throw new Error('It is there.');
    const form = text(
      <WeighForm
        weighing={weighing(orders, { last: { of, weight: '5.29 lb' } })}
        lastLabel="/api/vendor/labels/orders/1?item=11&package=1"
      />,
    );
    expect(form).toMatch(/Chicken, Whole \(3\.5-5 lb each\) Package 2 of 2 Ana Lopez · #FG-1 · Sat, Jun 6/);
    expect(form).toMatch(/Saved 5\.29 lb of Chicken/);
    expect(form).toContain('That’s more than 5 lb. The customer pays at most $65.00 for both.');
    expect(form).toMatch(/Undo .*Print label/);
  });

  it('keeps what was typed where it could not be saved, and offers to try again', () => {
    const failed = weighing(orders, { text: '4.35', failure: 'We couldn’t save that weight.' });
    const form = html(
      <WeighForm weighing={failed} lastLabel="/api/vendor/labels/orders/1?item=11&package=1" />,
    );
    expect(form).toContain('value="4.35"');
    expect(textOf(form)).toMatch(/We couldn’t save that weight\. Try again/);
  });

  it('replaces a weight that is chosen, and ends where all is weighed', () => {
    const again = weighing(orders, { current: packageOf(orders, '1.11.1') });
    expect(
      text(<WeighForm weighing={again} lastLabel="/api/vendor/labels/orders/1?item=11&package=1" />),
    ).toContain('It says 5.29 lb now.');
    const over = weighing(orders, { current: null });
    expect(
      text(<WeighForm weighing={over} lastLabel="/api/vendor/labels/orders/1?item=11&package=1" />),
    ).toContain('Everything is weighed.');
  });

  it('adds up by order and by product', () => {
    for (const Cards of [OrderCards, ProductCards]) {
      const list = text(<Cards orders={orders} weighing={weighing(orders)} />);
      expect(list).toMatch(/1 5\.29 lb .*\$34\.39 .*2 On the scale now/);
      expect(list).toContain('1 of 2 weighed · 5.29 lb · $34.39 of at most $65.00');
    }
  });

  it('asks the customer where a line comes to more than they agreed to', () => {
    const weighings = [1, 2].map((number) => ({
      ...{ package: number, weight: '5.29 lb', grams: 2_400, price: 34.39 },
    }));
    const list = (more: Partial<LineToWeigh>) => {
      const heavy = [order({ ...LINE, weighings, ...more })];
      return text(<OrderCards orders={heavy} weighing={weighing(heavy)} />);
    };
    expect(list({})).toContain('All weighed · $65.00 · $3.78 not charged');
    expect(list({})).toMatch(/It comes to \$68\.78 ?\. .* Ask the customer to pay \$68\.78/);
    expect(list({ asked: 'waiting' })).toContain('We asked Ana Lopez by email.');
    expect(list({ asked: 'waiting' })).not.toContain('Ask the customer');
    const agreed = { unit: 6.5, about: 56.56, most: 68.78 };
    expect(list({ asked: 'agreed', prices: agreed })).toContain('The customer agreed to pay more.');
  });

  it('finishes an order once all of it is weighed', () => {
    expect(text(<ReadyOrders orders={orders} onDone={nothing} labelsOf={labelsOf} />)).not.toContain('Ana');
    const weighings = [...LINE.weighings, { package: 2, weight: '4.35 lb', grams: 1_973, price: 28.28 }];
    const ready = (
      <ReadyOrders orders={[order({ ...LINE, weighings })]} onDone={nothing} labelsOf={labelsOf} />
    );
    expect(text(ready)).toMatch(/Ana Lopez #FG-1 2 packages, \$62\.67 Done Labels/);
  });
});

describe('what packers see', () => {
  it('has no prices', () => {
    const screen = text(<OrderCards orders={[order(PACKERS)]} weighing={weighing([order(PACKERS)])} />);
    expect(screen).toContain('1 of 2 weighed · 5.29 lb');
    expect(screen).not.toContain('$');
  });
});
