import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { ProductValues } from '../product-form-values';
import { EMPTY_OPTION, type OptionValues } from './option-values';

interface Removed {
  option: OptionValues;
  index: number;
}

/** Which control has the focus next: the one that was pressed may be gone, or at another place. */
export type OptionFocus = { index: number; on: 'name' | 'up' | 'down' } | 'undo';

/** What has the focus instead where a button can no longer be pressed: at an end of the list. */
const CONTROLS = { name: ['name'], up: ['up', 'down'], down: ['down', 'up'], undo: ['undo'] } as const;

/** The options of the form: added, moved, removed and brought back. */
export function useOptions({
  control,
  getValues,
  setValue,
  clearErrors,
}: UseFormReturn<ProductValues, unknown, ProductValues>) {
  const list = useFieldArray({ control, name: 'variants', keyName: 'key' });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<OptionFocus | null>(null);
  useEffect(() => {
    const next = wanted.current;
    if (next === null) return;
    wanted.current = null;
    const at = next === 'undo' ? '' : `[data-option="${next.index}"] `;
    const control = CONTROLS[next === 'undo' ? 'undo' : next.on]
      .map((name) => section.current?.querySelector<HTMLElement>(`${at}[data-focus="${name}"]:enabled`))
      .find((found) => found !== null);
    control?.focus();
  });
  const focus = (next: OptionFocus) => void (wanted.current = next);
  const optionsNow = () => getValues('variants');
  return {
    section,
    list: list.fields,
    removed: removed.at(-1)?.option ?? null,
    /** The first one is what the product was until now. */
    add: () => {
      const { price, inventory, variants } = getValues();
      const isFirst = variants.length === 0;
      focus({ index: variants.length, on: 'name' });
      list.append({ ...EMPTY_OPTION, ...(isFirst && { price, inventory }) }, { shouldFocus: false });
      if (isFirst) clearErrors(['price', 'inventory']);
    },
    move: (index: number, by: -1 | 1) => {
      focus({ index: index + by, on: by < 0 ? 'up' : 'down' });
      list.move(index, index + by);
    },
    /** What the last one had is the product's own again. */
    remove: (index: number) => {
      const options = optionsNow();
      const option = options[index];
      if (!option) return;
      if (options.length === 1) {
        setValue('price', option.price, { shouldDirty: true });
        setValue('inventory', option.inventory, { shouldDirty: true });
      }
      focus('undo');
      setRemoved([...removed, { option, index }]);
      list.remove(index);
    },
    undo: () => {
      const last = removed.at(-1);
      if (!last) return;
      const index = Math.min(last.index, optionsNow().length);
      focus({ index, on: 'name' });
      setRemoved(removed.slice(0, -1));
      list.insert(index, last.option, { shouldFocus: false });
    },
  };
}
