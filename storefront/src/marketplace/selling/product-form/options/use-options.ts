import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FormPart } from '../../../../ui/forms/use-form';
import type { ProductValues } from '../product-form-values';
import { EMPTY_OPTION, type OptionValues } from './option-values';
import { type SoldAs, currentOptions, firstOption, stockOfLast } from './sold-as';

interface Removed {
  option: OptionValues;
  index: number;
}

/** Which control has the focus next: the one that was pressed may be gone, or at another place. */
export type OptionFocus = { index: number; on: 'name' | 'up' | 'down' } | 'undo' | 'add';

/** What has the focus instead where a button can no longer be pressed: at an end of the list. */
const CONTROLS = {
  name: ['name'],
  up: ['up', 'down'],
  down: ['down', 'up'],
  undo: ['undo'],
  add: ['add'],
} as const;

/** The options of the form: added, moved, removed and brought back. */
export function useOptions({ control, getValues, setValue, clearErrors }: FormPart<ProductValues>) {
  const list = useFieldArray({ control, name: 'variants', keyName: 'key' });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const section = useRef<HTMLElement>(null);
  const wanted = useRef<OptionFocus | null>(null);
  useEffect(() => {
    const next = wanted.current;
    if (next === null) return;
    wanted.current = null;
    const [at, on] = typeof next === 'string' ? ['', next] : [`[data-option="${next.index}"] `, next.on];
    const control = CONTROLS[on]
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
    add: (more: Partial<OptionValues> = {}) => {
      const values = getValues();
      const index = values.variants.length;
      const isFirst = index === 0;
      focus({ index, on: 'name' });
      list.append({ ...(isFirst ? firstOption(values) : EMPTY_OPTION), ...more }, { shouldFocus: false });
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
        const { inventory, had } = stockOfLast(option, getValues('begun'));
        setValue('inventory', inventory, { shouldDirty: true });
        setValue('had', had);
      }
      focus('undo');
      setRemoved([...removed, { option, index }]);
      list.remove(index);
    },
    /** What was typed stays. */
    showCurrent: (now: SoldAs) => {
      const { variants, ...next } = currentOptions(getValues(), now);
      for (const name of ['price', 'inventory', 'begun'] as const)
        setValue(name, next[name], { shouldDirty: true });
      setRemoved([]);
      focus(variants.length > 0 ? { index: 0, on: 'name' } : 'add');
      list.replace(variants);
      clearErrors(['variants', 'price', 'inventory']);
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
