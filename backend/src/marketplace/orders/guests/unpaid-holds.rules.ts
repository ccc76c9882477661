import { type GuestOrderLimits, MOST_LAPSED_A_DAY } from '../../../contract/marketplace/guest-orders.js';
import type { Held, HeldThing, Unpaid } from './unpaid-holds.sql.js';

export interface WantedThing {
  thing: string;
  quantity: number;
  left: number;
}

type Open = Pick<Unpaid, 'email' | 'device' | 'network' | 'vendors' | 'lapsed'>;

/** One order more is always possible where nothing is held yet, however much is in it. */
const isOver = ({ orders, units }: Held, wanted: number, most: Held): boolean =>
  orders > 0 && (orders >= most.orders || units + wanted > most.units);

export function isTooMuch(
  open: Open,
  wanted: ReadonlyMap<number, number>,
  limits: GuestOrderLimits,
): boolean {
  const all = [...wanted.values()].reduce((sum, units) => sum + units, 0);
  return (
    open.lapsed >= MOST_LAPSED_A_DAY ||
    isOver(open.email, all, { orders: limits.perEmail, units: limits.unitsPerEmail }) ||
    isOver(open.device, all, { orders: limits.perDevice, units: limits.unitsPerDevice }) ||
    isOver(open.network, all, { orders: limits.perNetwork, units: limits.unitsPerNetwork }) ||
    open.vendors.some((held) =>
      isOver(held, wanted.get(held.vendorId) ?? 0, {
        orders: limits.perVendor,
        units: limits.unitsPerVendor,
      }),
    )
  );
}

/** So many orders at most are being placed at one vendor at a moment. */
const AT_ONCE = 50;

/** Then it is counted again while nobody else places an order there. */
export const isNearVendor = ({ vendors }: Pick<Open, 'vendors'>, limits: GuestOrderLimits): boolean =>
  limits.perVendor <= AT_ONCE ||
  vendors.some(
    ({ orders, units }) => orders + AT_ONCE >= limits.perVendor || units * 2 >= limits.unitsPerVendor,
  );

/** Above their part of what there was before them. */
export const isAboveVendorOrder = (
  wanted: readonly WantedThing[],
  held: readonly HeldThing[],
  percent: number,
): boolean =>
  wanted.some(({ thing, quantity, left }) => {
    const known = held.find((one) => one.thing === thing);
    if (!known) return false;
    return [known.email, known.device, known.network].some(
      (mine) => mine > 0 && mine + quantity > Math.floor(((left + mine) * percent) / 100),
    );
  });
