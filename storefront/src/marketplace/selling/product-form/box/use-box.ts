import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormPart } from '../../../../ui/forms/use-form';
import type { ProductValues } from '../product-form-values';
import {
  type BoxValues,
  type ContentsValues,
  type Good,
  type PartValues,
  contentsBefore,
  nextWeek,
  withWeek,
} from './box-values';

/** What was taken out last, and how it comes back. */
interface Removed {
  /** Of which contents: their week, empty for the standing ones, or a week itself. */
  from: string;
  name: string;
  restore: (box: BoxValues) => BoxValues;
}

const put = <Value>(list: readonly Value[], index: number, value: Value): Value[] => [
  ...list.slice(0, index),
  value,
  ...list.slice(index),
];

/** The contents of the form's box: filled, planned by week, taken out and brought back. */
export function useBox(form: FormPart<ProductValues>) {
  const box = useWatch({ control: form.control, name: 'box' });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const last = removed.at(-1);
  const kept = useRef<BoxValues>([]);
  const write = (next: BoxValues) => {
    form.setValue('box', next, { shouldDirty: true });
    form.clearErrors('box');
  };
  const change = (week: string, by: (parts: readonly PartValues[]) => PartValues[]) =>
    write(form.getValues('box').map((one) => (one.week === week ? { ...one, parts: by(one.parts) } : one)));
  return {
    box,
    isBox: box.length > 0,
    removed: last ? { ...last, key: removed.length } : null,
    /** What was in it is kept while the form is open. */
    turn: (isOn: boolean) => {
      if (!isOn) kept.current = form.getValues('box');
      write(isOn ? (kept.current.length > 0 ? kept.current : [{ week: '', parts: [] }]) : []);
      if (isOn) form.setValue('madeToOrder', false, { shouldDirty: true });
      form.clearErrors(['inventory', 'madeToOrder']);
    },
    add: (week: string, { productId, variantId, name }: Good) =>
      change(week, (parts) => [...parts, { productId, variantId, name, quantity: '1' }]),
    setQuantity: (week: string, index: number, quantity: string) =>
      change(week, (parts) => parts.map((part, at) => (at === index ? { ...part, quantity } : part))),
    remove: (week: string, index: number) => {
      const part = form.getValues('box').find((one) => one.week === week)?.parts[index];
      if (!part) return;
      const restore = (now: BoxValues) =>
        now.map((one) => (one.week === week ? { ...one, parts: put(one.parts, index, part) } : one));
      setRemoved([...removed, { from: week, name: part.name, restore }]);
      change(week, (parts) => parts.filter((_, at) => at !== index));
    },
    /** @returns the week that was added */
    plan: (today: string): string | null => {
      const now = form.getValues('box');
      const week = nextWeek(now, today);
      if (week !== null) write(withWeek(now, { week, parts: contentsBefore(now, week) }));
      return week;
    },
    copyBefore: (contents: ContentsValues) => {
      const parts = contentsBefore(form.getValues('box'), contents.week);
      const restore = (now: BoxValues) =>
        now.map((one) => (one.week === contents.week ? { ...one, parts: contents.parts } : one));
      setRemoved([...removed, { from: contents.week, name: 'what was planned', restore }]);
      change(contents.week, () => parts);
    },
    removeWeek: (contents: ContentsValues, name: string) => {
      setRemoved([...removed, { from: 'weeks', name, restore: (now) => withWeek(now, contents) }]);
      write(form.getValues('box').filter(({ week }) => week !== contents.week));
    },
    undo: () => {
      if (!last) return;
      setRemoved(removed.slice(0, -1));
      write(last.restore(form.getValues('box')));
    },
  };
}
export type BoxEditor = ReturnType<typeof useBox>;
