import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { instead, keepFocus } from '../../../../ui/events';
import { TextField } from '../../../../ui/fields/field';
import { nextActive } from '../../../../ui/fields/suggest/next-active';
import { type Good, type PartValues, isSamePart } from './box-values';
import { offerText } from './stock-text';

/** As many are shown at once; typing finds the others. */
const MOST_SHOWN = 8;

interface PartSearchProps {
  label: string;
  goods: readonly Good[];
  parts: readonly PartValues[];
  isDisabled: boolean;
  onAdd: (good: Good) => void;
}

const found = (goods: readonly Good[], typed: string): Good[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return goods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

/** Finds one of the vendor's products and puts it in: arrows go through the list, Enter takes one. */
export function PartSearch({ label, goods, parts, isDisabled, onAdd }: PartSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const free = goods.filter((good) => good.isActive && !parts.some((part) => isSamePart(part, good)));
  const all = found(free, typed);
  const shown = all.slice(0, MOST_SHOWN);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (good: Good) => {
    onAdd(good);
    setTyped('');
    close();
  };
  // Enter must not send the form from here.
  const onKeyDown = instead((event: KeyboardEvent<HTMLInputElement>): boolean => {
    const next = nextActive(event.key, active, shown.length);
    const chosen = shown[active] ?? (typed.trim() !== '' && all.length === 1 ? all[0] : undefined);
    if (next !== null) {
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter') {
      if (isOpen && chosen) take(chosen);
    } else if (event.key === 'Escape' && isOpen) close();
    else return false;
    return true;
  });
  return (
    <div className="relative" onBlur={close}>
      <TextField
        label={label}
        placeholder="Type a product’s name"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        disabled={isDisabled}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="sr-only">
        {isOpen && `${all.length} ${all.length === 1 ? 'product' : 'products'}`}
      </span>
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={label}
          onPointerDown={keepFocus}
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-card py-1.5 shadow-float"
        >
          {shown.map((good, index) => (
            <li
              key={`${good.productId}-${good.variantId ?? 0}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => take(good)}
              className={clsx(
                'flex min-h-11 cursor-pointer flex-col justify-center px-4 py-1.5 wrap-anywhere hover:bg-moss',
                index === active && 'bg-moss',
              )}
            >
              <span className="leading-snug font-medium">{good.name}</span>
              <span className="text-sm leading-snug text-soft">{offerText(good)}</span>
            </li>
          ))}
          {all.length > shown.length && (
            <li role="presentation" className="px-4 py-2 text-sm text-soft">
              {all.length - shown.length} more. Type to find them.
            </li>
          )}
          {all.length === 0 && (
            <li role="presentation" className="px-4 py-2 text-sm text-soft">
              {free.length === 0
                ? 'All of your active products are in the box.'
                : 'No product has this name.'}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
