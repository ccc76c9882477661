import { priceOfWeight, readWeight } from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { OrderToWeigh } from '@farmgate/backend/contract/marketplace/weight/weighing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { isCode } from '../../../lib/api/is-code';
import { wholeCents } from '../../parts/amount-text';
import { takeOrder, WEIGHING, weighingQuery } from './weighing-queries';
import { allPackages, nextPackage, type Package, packageOf, type WeighBy } from './weighing.rules';

const NO_WEIGHT = 'Please enter the weight, such as 4.35 lb.';
const FAILURE = 'We couldn’t save that weight. Check your connection and try again.';

/** The weight that was saved last. */
export interface Saved {
  of: Package;
  grams: number;
}

interface Sent {
  of: Package;
  /** Null takes it back. */
  grams: number | null;
  /** It goes back to what it was, and is asked for again. */
  isUndo?: boolean;
}

export interface Weighing {
  field: RefObject<HTMLInputElement | null>;
  /** What is to be put on the scale; null where all is weighed. */
  current: Package | null;
  text: string;
  /** Of what is typed; null while that is no weight. */
  typed: { grams: number; price: number | null } | null;
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
  const [held, setHeld] = useState<string | null>(null);
  const [last, setLast] = useState<Saved | null>(null);
  const packages = allPackages(orders, by);
  const current = packageOf(orders, held) ?? nextPackage(packages, null);

  const ask = (key: string | null) => {
    setHeld(key);
    setWrong(null);
    field.current?.focus();
  };
  const sending = useMutation({
    mutationFn: ({ of: { order, line, number }, grams }: Sent) =>
      callJson<OrderToWeigh>(`${WEIGHING}/${order.id}/items/${line.id}/${number}`, {
        ...(grams === null ? { method: 'DELETE' } : { method: 'PUT', body: { grams } }),
      }),
    onSuccess: (order, { of, grams, isUndo }) => {
      takeOrder(client, order);
      if (grams === null || isUndo) {
        setLast(null);
        ask(of.key);
        return;
      }
      setLast({ of, grams });
      setText('');
      const now = orders.map((one) => (one.id === order.id ? order : one));
      ask(nextPackage(allPackages(now, by), of.key)?.key ?? null);
    },
    onError: (error) => {
      field.current?.select();
      // Someone else has finished it, or it was canceled.
      if (isCode(error, 'ALREADY_WEIGHED') || isCode(error, 'ORDER_NOT_FOUND'))
        void client.invalidateQueries({ queryKey: weighingQuery().queryKey });
    },
  });
  const grams = current && readWeight(text, current.line.per);
  const unit = current?.line.prices?.unit;
  const save = () => {
    if (!current || sending.isPending) return;
    if (grams === null) {
      setWrong(NO_WEIGHT);
      field.current?.select();
    } else sending.mutate({ of: current, grams });
  };
  const type = (next: string) => {
    setText(next);
    setWrong(null);
    if (current) setHeld(current.key);
    if (sending.isError) sending.reset();
  };
  return {
    ...{ field, current, text, wrong, last, save },
    typed:
      current && grams
        ? {
            grams,
            price: unit === undefined ? null : priceOfWeight(grams, current.line.per, wholeCents(unit)),
          }
        : null,
    failure: sending.error && sentenceOf(sending.error, FAILURE),
    isPending: sending.isPending,
    type,
    read: (next) => {
      if (sending.isPending) return;
      type(next);
      if (!document.activeElement?.closest('[role="dialog"]')) field.current?.focus();
    },
    skip: () => ask(nextPackage(packages, current?.key ?? null)?.key ?? null),
    choose: ask,
    remove: (of) => sending.mutate({ of, grams: null }),
    undo: () => {
      if (last) sending.mutate({ of: last.of, grams: last.of.grams, isUndo: true });
    },
    retry: () => {
      if (sending.variables) sending.mutate(sending.variables);
    },
  };
}
