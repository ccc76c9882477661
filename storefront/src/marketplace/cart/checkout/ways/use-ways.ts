import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { orderWays } from '@farmgate/backend/contract/marketplace/pickup/order-ways';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { issuesOf } from '../../../../lib/api/field-issues';
import { usePublicConfig } from '../../../../lib/page/public-config';
import type { FormOf, FormPart } from '../../../../ui/forms/use-form';
import { keepInPlace } from '../../../../ui/keep-in-place';
import { pickupsTo } from '../delivery-to';
import type { CheckoutValues } from '../form/checkout-values';
import type { Delivery } from '../use-delivery';
import { readKept, writeKept } from './kept-ways';
import {
  type KeptWays,
  type VendorWay,
  type WayProblem,
  chosenWays,
  dayOf,
  lastDayOf,
  problemOf,
  vendorOrdersOf,
  waysTax,
  zonePricesOf,
} from './ways-rules';
import { wayText } from './ways-words';

export const sectionId = (vendorId: number): string => `way-of-${vendorId}`;

/** The days on which the cart can be handed over, asked again when its address or its lines change. */
export function usePickups(
  { control }: FormPart<CheckoutValues>,
  items: readonly CartItemView[],
  vendorId: number | undefined,
) {
  const [state, zipCode] = useWatch({ control, name: ['state', 'zipCode'] });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...pickupsTo({ state, zipCode }, vendorId),
    placeholderData: keepPreviousData,
  });
  const lines = items.map(({ product, quantity }) => `${product.id}:${quantity}`).join();
  const [asked, setAsked] = useState(lines);
  useEffect(() => {
    if (asked === lines) return;
    setAsked(lines);
    void refetch();
  }, [asked, lines, refetch]);
  return {
    /** Undefined while it is not known. */
    pickups: data,
    error: data ? null : error,
    retry: () => void refetch(),
    isOld: isPlaceholderData,
    /** Whether each vendor of the cart has its own way. */
    isByVendor: (data?.vendors.length ?? 0) > 0,
  };
}

export type Pickups = ReturnType<typeof usePickups>;

/** What the server found wrong with the vendors' ways, by vendor. */
function refusedWays(error: Error | null, sent: readonly number[]): Map<number, WayProblem> {
  return new Map(
    issuesOf(error).flatMap(({ path, message }) => {
      const [, index, field] = /^shares\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
      const vendorId = sent[Number(index)];
      if (index === undefined || vendorId === undefined) return [];
      const at = field === 'method' || field === 'collector' ? field : 'windowId';
      return [[vendorId, { at, message }] as const];
    }),
  );
}

interface WaysOptions {
  form: FormOf<CheckoutValues>;
  pickups: Pickups;
  delivery: Delivery;
  items: readonly CartItemView[];
}

/** Each vendor's way and day, where vendors of the cart hand over on days or deliver in zones. */
export function useWays({ form: { getValues, setValue, error }, pickups, delivery, items }: WaysOptions) {
  const [kept, setKept] = useState<KeptWays>(readKept);
  const [hasPressed, setHasPressed] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<number, WayProblem>>(new Map());
  const { taxMode } = usePublicConfig();
  const view = pickups.pickups ?? { vendors: [], taxes: null };
  const { vendors } = view;
  const ways = chosenWays(
    vendors,
    kept,
    delivery.farPickups.map(({ vendorId }) => vendorId),
  );
  const vendorOrders = vendorOrdersOf(vendors, ways);
  const order = orderWays('pickup', vendorOrders);
  const tax = waysTax(items, view, ways, delivery.delivery?.taxes, taxMode);
  const isOld = pickups.isOld || delivery.isOld;

  useEffect(() => {
    if (pickups.isByVendor && getValues('shippingMethod') !== order.method)
      setValue('shippingMethod', order.method);
  }, [pickups.isByVendor, order.method, getValues, setValue]);

  const sentTo = vendorOrders.map(({ vendorId }) => vendorId).join();
  useEffect(() => {
    const problems = refusedWays(error, sentTo.split(',').map(Number));
    setRefused(problems);
    const [first] = problems.keys();
    if (first !== undefined) document.getElementById(sectionId(first))?.focus();
    // Only a new failure is a reason.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  const keep = (next: KeptWays) => {
    setKept(next);
    writeKept(next);
  };
  /** What is seen stays as it is from here on, where it is possible. */
  const pinned = (isOwn: boolean): KeptWays => ({
    ...kept,
    ...Object.fromEntries(
      [...ways].map(([id, way]) => [id, { ...way, isOwn: isOwn || (kept[id]?.isOwn ?? false) }]),
    ),
  });
  return {
    vendors,
    ways,
    /** For `cartTotals`. */
    terms: {
      ways: order,
      zonePrices: zonePricesOf(vendors, ways),
      tax: tax !== 'flat' && isOld ? ('unknown' as const) : tax,
    },
    shares: vendorOrders,
    lastDay: lastDayOf(vendors, ways),
    /** @returns whether no way was chosen for a vendor's part yet */
    isOpen: (vendorId: number): boolean => !ways.get(vendorId)?.method,
    isAnyOpen: [...ways.values()].some(({ method }) => method === ''),
    /** @returns how a vendor's part goes, in a few words */
    textOf: (vendorId: number): string => {
      const vendor = vendors.find((one) => one.vendorId === vendorId);
      const text = wayText(vendor, ways.get(vendorId), new Date());
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    /** @returns the day on which a vendor's part is handed over, as YYYY-MM-DD; undefined without one */
    dayOf: (vendorId: number): string | undefined => {
      const vendor = vendors.find((one) => one.vendorId === vendorId);
      const way = ways.get(vendorId);
      return vendor && way && dayOf(vendor, way)?.date;
    },
    choose: (vendorId: number, change: Partial<VendorWay>) => {
      const way = ways.get(vendorId);
      if (!way) return;
      // The address above comes and goes with it.
      keepInPlace(document.activeElement);
      keep({ ...pinned(false), [vendorId]: { ...way, ...change, isOwn: true } });
      setRefused((before) => new Map([...before].filter(([id]) => id !== vendorId)));
    },
    /** What is said at a vendor's section; what is missing, once the button was pressed. */
    problemFor: (vendorId: number): WayProblem | null => {
      const vendor = vendors.find((one) => one.vendorId === vendorId);
      const way = ways.get(vendorId);
      const own = vendor && way ? problemOf(vendor, way) : null;
      return (hasPressed ? own : null) ?? refused.get(vendorId) ?? null;
    },
    /** @returns whether everything is chosen; else what is missing is said, and gets the focus */
    press: (): boolean => {
      keep(pinned(true));
      setHasPressed(true);
      const wrong = vendors.find((vendor) => {
        const way = ways.get(vendor.vendorId);
        return !way || problemOf(vendor, way) !== null;
      });
      if (wrong) document.getElementById(sectionId(wrong.vendorId))?.focus();
      return !wrong;
    },
  };
}

export type Ways = ReturnType<typeof useWays>;
