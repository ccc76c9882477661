import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FormPart } from '../../../ui/forms/use-form';
import { EMPTY_PRODUCT, type ProductValues } from './product-form-values';

interface MoreOptionsProps {
  form: FormPart<ProductValues>;
  /** From the start. */
  isOpen: boolean;
  children: ReactNode;
}

/** The fields in the fold. */
const FOLDED = [
  ...['madeToOrder', 'isActive', 'sku', 'box', 'deposit', 'isOrganic', 'harvestDate', 'expirationDate'],
  ...['tags', 'hasOwnMethods', 'shippingMethods', 'shippingWeight'],
] as (keyof ProductValues)[];

const isFilledIn = (values: ProductValues) =>
  FOLDED.some((name) => JSON.stringify(values[name]) !== JSON.stringify(EMPTY_PRODUCT[name]));

/** What few products need, behind one tap. It opens where something in it is filled in or wrong. */
export function MoreOptions({ form, isOpen, children }: MoreOptionsProps) {
  const [open, setOpen] = useState(() => isOpen || isFilledIn(form.getValues()));
  const mustOpen = FOLDED.some((name) => form.errorIn(name) !== undefined);
  return (
    <details
      open={open || mustOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-t border-line pt-4"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <span>
          <h2 className="text-lg">More options</h2>
          <span className="block text-sm text-soft">
            Made to order, box, deposit, growing practice, tags, shipping and SKU.
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-6 flex flex-col gap-8">{children}</div>
    </details>
  );
}
