import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taxLeftLines, taxOfLeft } from '../../../contract/marketplace/left-tax.js';
import { type PricedLine, priceOrder } from '../../../contract/marketplace/price-order.js';
import { refundItems, sumOf } from '../../../contract/marketplace/refund-parts.js';
import { waivedLines } from '../../payments/later/waive.rules.js';
import { partsOfRefund } from '../../payments/refunds/refund-parts.rules.js';
import { finalVendorOrder } from '../weighing/final-vendor-order.rules.js';
import { loweredVendorOrder } from './lowered-vendor-order.rules.js';
import { vendorOrderFigures } from './vendor-order-figures.rules.js';

const RATES = [null, 0, 122.5, 487.5, 662.5, 687.5, 800, 1_000.1];

/** Exact parts of a cent, apart from what is tested: rate times what is left of it, half a cent up, once. */
function model(lines: readonly { taxBasisPoints: number | null; left: number }[]): number {
  const rates = [...new Set(lines.map(({ taxBasisPoints }) => Math.round((taxBasisPoints ?? 0) * 10)))];
  return rates.reduce((sum, rate) => {
    const own = lines.filter(({ taxBasisPoints }) => Math.round((taxBasisPoints ?? 0) * 10) === rate);
    const parts = own.reduce((all, { left }) => all + BigInt(left) * BigInt(rate), 0n);
    return sum + Number((parts + 50_000n) / 100_000n);
  }, 0);
}

const given = fc.record({
  unitPrice: fc.integer({ min: 50, max: 9_999 }),
  quantity: fc.integer({ min: 1, max: 8 }),
  taxBasisPoints: fc.constantFrom(...RATES),
  vendorId: fc.constantFrom(1, 1, 1, 2),
});
interface Given {
  unitPrice: number;
  quantity: number;
  taxBasisPoints: number | null;
  vendorId: number;
}
type Line = PricedLine<Given & { id: number; productId: number }>;

const order = fc.record({
  lines: fc.array(given, { minLength: 1, maxLength: 6 }),
  percent: fc.constantFrom(0, 0, 1_000, 3_333),
  picks: fc.infiniteStream(fc.nat()),
});

/** The first vendor order of an order, as it was placed. */
function placed(lines: readonly Given[], percent: number) {
  const asked = [{ unitPrice: 999, quantity: 2, taxBasisPoints: 800, vendorId: 1 }, ...lines];
  const discounts = percent
    ? [{ vendorId: 1, kind: 'percent' as const, value: percent, productIds: null }]
    : [];
  const own = asked.map((line: Given, id) => ({ ...line, id, productId: id }));
  const [vendorOrder] = priceOrder(own, { method: 'shipping', discounts }).shares;
  if (!vendorOrder) throw new Error('There is no vendor order.');
  return vendorOrder;
}

const leftOf = (lines: readonly Line[]) =>
  lines.map(({ totalPrice, discount, taxBasisPoints }) => ({ taxBasisPoints, left: totalPrice - discount }));
const goods = (lines: readonly { left: number }[]) => lines.reduce((sum, { left }) => sum + left, 0);

describe('the tax of a vendor order that changed', () => {
  it.each([
    ['weighed 440 g', 301, 241],
    ['weighed 340 g', 232, 186],
  ])('is its rate of what is left: ten packs of 500 g at most, %s', (_, each, tax) => {
    const packs = Array.from({ length: 10 }, (_one, id) => ({
      ...{ id, unitPrice: 341, quantity: 1, taxBasisPoints: 800, vendorId: 1, productId: id },
    }));
    const [vendorOrder] = priceOrder(packs, { method: 'pickup' }).shares;
    if (!vendorOrder) throw new Error('There is no vendor order.');
    const prices = new Map(packs.map(({ id }) => [id, each]));
    const weighed = finalVendorOrder(
      { ...vendorOrder, commissionRate: '0.12', fixedDiscount: null },
      vendorOrder.lines,
      prices,
    );
    expect(weighed.vendorOrder).toMatchObject({ subtotal: each * 10, tax, total: each * 10 + tax });
    expect(weighed.lines.reduce((sum, line) => sum + line.tax, 0)).toBe(tax);
  });

  it('is of thousandths of a percent, and rounded up from half a cent', () => {
    expect(taxOfLeft([{ left: 4_000_000, taxBasisPoints: 122.5 }])).toBe(49_000);
    expect(taxOfLeft([{ left: 2_000, taxBasisPoints: 122.5 }])).toBe(25);
    expect(taxOfLeft([{ left: 1_999, taxBasisPoints: 122.5 }])).toBe(24);
    expect(
      taxOfLeft([
        { left: 6, taxBasisPoints: 800 },
        { left: 6, taxBasisPoints: 700 },
      ]),
    ).toBe(0);
  });

  it('of an amount that was kept is at the rate of what is gone', () => {
    const lines = [
      { left: 1_000, gone: 0, taxBasisPoints: null },
      { left: 0, gone: 1_000, taxBasisPoints: 1_000 },
    ];
    expect([taxOfLeft(lines, 1_000), taxOfLeft(lines, 1_200), taxOfLeft(lines, 500)]).toEqual([0, 20, 0]);
  });

  it('never makes a vendor order dearer whose goods are no more', () => {
    const lines = [{ totalPrice: 1_000, discount: 0, tax: 80, taxBasisPoints: 800 }];
    expect(taxLeftLines(lines, 79)).toMatchObject([{ tax: 79 }]);
  });

  it('is what the model says while nothing is paid: cut, weighed and waived in any order', () => {
    fc.assert(
      fc.property(order, ({ lines: asked, percent, picks }) => {
        const vendorOrder = placed(asked, percent);
        const terms = { commissionRate: '0.12', fixedDiscount: null };
        let [lines, shipping]: [Line[], number] = [vendorOrder.lines, vendorOrder.shipping];
        const next = () => picks.next().value as number;
        for (let step = 0; step < 6; step += 1) {
          const before = vendorOrderFigures(lines, shipping, '0.12');
          const pick = lines[next() % lines.length];
          if (!pick) break;
          const kind = next() % 3;
          if (kind === 0) {
            const left = new Map([[pick.id, next() % (pick.quantity + 1)]]);
            const lowered = loweredVendorOrder({ ...terms, shipping }, lines, left);
            lines = lowered.lines as Line[];
            shipping = lowered.vendorOrder.shipping;
          } else if (kind === 1) {
            const prices = new Map([[pick.id, next() % (pick.totalPrice + 1)]]);
            // What was weighed is no multiple of a piece's price any more.
            const weighed = finalVendorOrder({ ...terms, shipping }, lines, prices).lines as Line[];
            lines = weighed.map((line) => ({ ...line, quantity: 1, unitPrice: line.totalPrice }));
          } else {
            const most = Math.min(49, before.total - shipping);
            if (most === 0) continue;
            const cents = 1 + (next() % most);
            const waived = waivedLines(
              lines.map((line) => ({ ...line, byWeight: null })),
              cents,
            );
            const after = vendorOrderFigures(waived, shipping, '0.12');
            expect(before.total - after.total).toBe(cents);
            expect(Math.abs(after.tax - model(leftOf(waived)))).toBeLessThanOrEqual(1);
            lines = waived;
            continue;
          }
          const after = vendorOrderFigures(lines, shipping, '0.12');
          if (goods(leftOf(lines)) === before.subtotal - before.discount) continue;
          // What was agreed to is the most, also where its tax was rounded down beside another vendor's.
          const room = before.total - (after.subtotal - after.discount) - shipping;
          expect(after.tax).toBe(Math.min(model(leftOf(lines)), room));
          expect(after.total).toBeLessThanOrEqual(before.total);
          expect(Math.min(...lines.map(({ tax }) => tax))).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  it('is what the model says once it is paid: items and amounts go back in any order', () => {
    fc.assert(
      fc.property(order, ({ lines: asked, percent, picks }) => {
        const vendorOrder = placed(asked, percent);
        const sold = vendorOrder.lines.map((line) => ({ ...line, refunded: 0 }));
        let left = {
          ...{ goods: vendorOrder.subtotal - vendorOrder.discount, tax: vendorOrder.tax },
          ...{ shipping: vendorOrder.shipping, commission: 0 },
        };
        const next = () => picks.next().value as number;
        let amounts = 0;
        while (sumOf(left) > 0) {
          const open = sold.filter(({ quantity, refunded }) => refunded < quantity);
          const pick = open[next() % Math.max(open.length, 1)];
          const quantity = pick && next() % 3 > 0 ? 1 + (next() % (pick.quantity - pick.refunded)) : 0;
          const items = pick && quantity > 0 ? refundItems(sold, [{ id: pick.id, quantity }]) : [];
          const whole = items.length > 0 ? worthOf(items, left, sold) : 0;
          const cents = whole > 0 ? whole : 1 + (next() % sumOf(left));
          if (whole === 0) amounts += 1;
          const parts = partsOfRefund(cents, whole > 0 ? items : [], left, sold);
          expect(sumOf(parts)).toBe(cents);
          if (pick && whole > 0) pick.refunded += quantity;
          left = {
            ...{ goods: left.goods - parts.goods, tax: left.tax - parts.tax },
            ...{ shipping: left.shipping - parts.shipping, commission: 0 },
          };
          expect(Math.min(left.goods, left.tax, left.shipping)).toBeGreaterThanOrEqual(0);
          if (amounts > 0) continue;
          expect(left.tax).toBe(Math.min(vendorOrder.tax, model(leftLines(sold))));
        }
        expect(left).toEqual({ goods: 0, tax: 0, shipping: 0, commission: 0 });
      }),
      { seed: 41, numRuns: 300 },
    );
  });

  it('is within a cent of its one rate after amounts, whatever went back before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(122.5, 687.5, 800, 1_000.1),
        fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { maxLength: 8 }),
        (price, taxBasisPoints, steps) => {
          const line = { id: 1, quantity: 1, refunded: 0, totalPrice: price, discount: 0, taxBasisPoints };
          let left = {
            goods: price,
            tax: model([{ taxBasisPoints, left: price }]),
            shipping: 0,
            commission: 0,
          };
          for (const step of steps) {
            if (sumOf(left) === 0) break;
            const parts = partsOfRefund(Math.max(1, Math.floor(sumOf(left) * step)), [], left, [line]);
            left = { ...left, goods: left.goods - parts.goods, tax: left.tax - parts.tax };
            const exact = model([{ taxBasisPoints, left: left.goods }]);
            expect(left.tax - exact).toBeGreaterThanOrEqual(0);
            expect(left.tax - exact).toBeLessThanOrEqual(1);
          }
        },
      ),
      { seed: 41, numRuns: 300 },
    );
  });
});

type Sold = Line & { refunded: number };

const worthOf = (
  items: ReturnType<typeof refundItems>,
  left: Parameters<typeof partsOfRefund>[2],
  sold: readonly Sold[],
) => {
  // What the items are worth is found as the server finds it.
  const after = sold.map((line) => {
    const going = items.find((item) => item.line.id === line.id)?.quantity ?? 0;
    return { ...line, refunded: line.refunded + going };
  });
  const kept = leftLines(after);
  const stays = Math.min(goods(kept), left.goods);
  const off = left.goods - stays;
  if (off === 0 || left.goods === 0) return 0;
  const tax = left.tax - Math.min(left.tax, taxOfLeft(linesWith(after), stays));
  const shipping = shippingOf(off, left);
  return off + tax + shipping;
};

const linesWith = (sold: readonly Sold[]) =>
  leftLines(sold).map((line, index) => {
    const one = sold[index];
    return { ...line, gone: one ? one.totalPrice - one.discount - line.left : 0 };
  });

/** Half of a cent goes to what goes back. */
const shippingOf = (off: number, { goods: all, shipping }: { goods: number; shipping: number }) =>
  Math.floor((2 * shipping * off + all) / (2 * all));

/** What the units are worth that did not go back: of an odd price the first ones get half a cent. */
const leftLines = (sold: readonly Sold[]) =>
  sold.map(({ totalPrice, discount, quantity, refunded, taxBasisPoints }) => {
    const price = totalPrice - discount;
    return { taxBasisPoints, left: price - Math.floor((2 * price * refunded + quantity) / (2 * quantity)) };
  });
