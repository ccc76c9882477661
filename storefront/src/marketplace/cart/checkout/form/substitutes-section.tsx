import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Card } from '../../../../ui/card';
import { Checkbox } from '../../../../ui/fields/field';

interface SubstitutesProps {
  items: readonly CartItemView[];
  /** Lines that may be swapped, by their ids. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

const nameOf = ({ product, variant }: CartItemView) => `${product.name}${variant ? `, ${variant.name}` : ''}`;

/** What is to be done where something runs short: the money back, or something similar, by line. */
export function SubstitutesSection({ items, chosen, onChange }: SubstitutesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const sold = items.filter(({ problem }) => problem === null);
  if (sold.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="hit flex w-full items-center justify-between gap-3 text-left"
        >
          If something runs short
          <ChevronDown aria-hidden size={20} className={clsx('shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <p className="mt-1 text-sm text-soft">Get a refund, or let the farm substitute. You never pay more.</p>
      {isOpen && (
        <div id={id} role="group" aria-label="May be swapped" className="mt-3 flex flex-col">
          {sold.map((item) => (
            <Checkbox
              key={item.id}
              label={`Swap ${nameOf(item)} for something similar`}
              checked={chosen.includes(item.id)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked ? [...chosen, item.id] : chosen.filter((other) => other !== item.id),
                )
              }
            />
          ))}
        </div>
      )}
    </Card>
  );
}
