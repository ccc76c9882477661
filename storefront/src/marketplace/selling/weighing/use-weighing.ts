import { readScan } from '@farmgate/backend/contract/marketplace/labels/scan';
import type { OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import {
  priceOfWeight,
  readWeight,
  weightToPrice,
  type WeightUnit,
} from '@farmgate/backend/contract/marketplace/weight/weight';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { isCode } from '../../../lib/api/is-code';
import { CODE } from '../labels/use-scan-keys';
import { packageOfScan } from './scanned-label.rules';
import { takeOrder, WEIGHING, weighingQuery } from './weighing-queries';
import { allPackages, nextPackage, type Package, packageOf, type WeighBy } from './weighing.rules';

const NO_WEIGHT = 'Please enter the weight, such as 4.35 lb.';
const MISREAD = 'We couldn’t read that label. Scan it again, or enter the weight.';
const FAILURE = 'We couldn’t save that weight. Check your connection and try again.';

/** The weight that was saved last. */
export interface Saved {
  of: Package;
  weight: string;
}

interface Sent {
  of: Package;
  /** As it was read; null takes it back. */
  weight: string | null;
  /** What it weighed on the screen; null where nothing. */
  was: string | null;
  /** It goes back to what it was, and is asked for again. */
  isUndo?: boolean;
}

/**
 * What is typed, as it was read and in the system of its price, with cents for that; null while it is no
 * weight.
 */
interface Typed {
  read: string;
  weight: string;
  price: number | null;
}

function typedOf(text: string, per: WeightUnit, unit: number | undefined): Typed | null {
  const read = readWeight(text, per);
  if (read === null) return null;
  const price = unit === undefined ? null : priceOfWeight(read, per, wholeCents(unit));
  return { read, weight: weightToPrice(read, per), price };
}

function failureOf(error: Error): string {
  const [issue] = isCode(error, 'CHANGED_MEANWHILE') ? issuesOf(error) : [];
  return issue ? `${issue.message} Check the package, then save again.` : sentenceOf(error, FAILURE);
}

export interface Weighing {
  field: RefObject<HTMLInputElement | null>;
  /** What is to be put on the scale; null where all is weighed. */
  current: Package | null;
  text: string;
  typed: Typed | null;
  wrong: string | null;
  failure: string | null;
  isPending: boolean;
  last: Saved | null;
  type: (text: string) => void;
  /** The same from a scale on a cable: Enter saves it, wherever the focus was. */
  read: (text: string) => void;
  save: () => void;
  skip: () => void;
  choose: (key: string) => void;
  remove: (of: Package) => void;
  undo: () => void;
  retry: () => void;
}

/** Asks for one package after the other, and sends each weight as it is typed or scanned. */
export function useWeighing(orders: readonly OrderToWeigh[], by: WeighBy): Weighing {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // What was chosen or begun stays, whatever others weigh in the meantime.
  const [held, setHeld] = useState<{ key: string; was: string | null } | null>(null);
  const [last, setLast] = useState<Saved | null>(null);
  const packages = allPackages(orders, by);
  const current = packageOf(orders, held?.key ?? null) ?? nextPackage(packages, null);

  const wasOf = ({ key, weight }: Package) => (held?.key === key ? held.was : weight);
  const ask = (key: string | null, now = orders) => {
    setHeld(key === null ? null : { key, was: packageOf(now, key)?.weight ?? null });
    setWrong(null);
    field.current?.focus();
  };
  const sending = useMutation({
    mutationFn: ({ of: { order, line, number }, weight, was }: Sent) => {
      const path = `${WEIGHING}/${order.id}/items/${line.id}/${number}`;
      if (weight !== null) return callJson<OrderToWeigh>(path, { method: 'PUT', body: { weight, was } });
      const query = was === null ? '' : `?${new URLSearchParams({ was }).toString()}`;
      return callJson<OrderToWeigh>(`${path}${query}`, { method: 'DELETE' });
    },
    onSuccess: (order, { of, weight, isUndo }) => {
      takeOrder(client, order);
      const now = orders.map((one) => (one.id === order.id ? order : one));
      if (weight === null || isUndo) {
        setLast(null);
        ask(of.key, now);
        return;
      }
      setLast({ of, weight: weightToPrice(weight, of.line.per) });
      setText('');
      ask(nextPackage(allPackages(now, by), of.key)?.key ?? null, now);
    },
    onError: async (error, { of }) => {
      field.current?.select();
      if (isCode(error, 'CHANGED_MEANWHILE')) {
        const order = await callJson<OrderToWeigh>(`${WEIGHING}/${of.order.id}`).catch(() => null);
        if (!order) return;
        takeOrder(client, order);
        setHeld({ key: of.key, was: packageOf([order], of.key)?.weight ?? null });
      }
      // Someone else has finished it, or it was canceled.
      if (isCode(error, 'ALREADY_WEIGHED') || isCode(error, 'ORDER_NOT_FOUND'))
        void client.invalidateQueries({ queryKey: weighingQuery().queryKey });
    },
  });
  const typed = current && typedOf(text, current.line.per, current.line.prices?.unit);
  /** A scanned label chooses its package and fills in the weight: whoever scanned it presses Enter. */
  const takeScan = (): boolean => {
    const scan = readScan(text);
    if (!scan) return false;
    const found = packageOfScan(scan, packages, current);
    if (found.of) ask(found.of.key);
    setText(found.weight ?? '');
    setWrong(found.problem);
    return true;
  };
  const save = () => {
    if (!current || sending.isPending || takeScan()) return;
    if (!typed) {
      setWrong(CODE.test(text.trim()) ? MISREAD : NO_WEIGHT);
      field.current?.select();
    } else sending.mutate({ of: current, weight: typed.read, was: wasOf(current) });
  };
  const type = (next: string) => {
    setText(next);
    setWrong(null);
    if (current) setHeld({ key: current.key, was: wasOf(current) });
    if (sending.isError) sending.reset();
  };
  return {
    ...{ field, current, text, typed, wrong, last, save },
    failure: sending.error && failureOf(sending.error),
    isPending: sending.isPending,
    type,
    read: (next) => {
      if (sending.isPending) return;
      type(next);
      if (!document.activeElement?.closest('[role="dialog"]')) field.current?.focus();
    },
    skip: () => ask(nextPackage(packages, current?.key ?? null)?.key ?? null),
    choose: (key) => ask(key),
    remove: (of) => sending.mutate({ of, weight: null, was: of.weight }),
    undo: () => {
      if (last) sending.mutate({ of: last.of, weight: last.of.weight, was: last.weight, isUndo: true });
    },
    retry: () => {
      if (!sending.variables) return;
      const { of, was } = sending.variables;
      sending.mutate({ ...sending.variables, was: held?.key === of.key ? held.was : was });
    },
  };
}
