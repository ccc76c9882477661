import { MAX_CODE_LENGTH, discountWords } from '@farmgate/backend/contract/marketplace/discounts';
import type { PricedOrder } from '@farmgate/backend/contract/marketplace/price-order';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { Tag } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { onEnter } from '../../../ui/events';
import { controlClass } from '../../../ui/fields/control-class';
import { FieldError } from '../../../ui/fields/field-error';
import type { EnteredCode } from './discount-rules';
import type { Discounts } from './use-discounts';

interface CodeProps {
  entered: EnteredCode;
  /** Cents that it takes off. */
  off: number;
  onRemove: () => void;
}

function Code({ entered: { code, vendorName, terms, problem }, off, onRemove }: CodeProps) {
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <Tag aria-hidden size={16} className="mt-1 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{code}</span>
          {terms && (
            <span className="text-soft">
              {' '}
              {discountWords(terms)} from {vendorName}
            </span>
          )}
        </p>
        {problem && <p className="text-danger">{problem}</p>}
      </div>
      {terms && <span className="mt-0.5 tabular-nums">{dollars(-off)}</span>}
      <Button look="quiet" size="sm" className="-my-1.5 -mr-2" onClick={onRemove}>
        Remove<span className="sr-only"> {code}</span>
      </Button>
    </li>
  );
}

/** The field for a code. It may stand in a form, and is none itself. */
function CodeField({
  adding,
  field,
}: Pick<Discounts, 'adding'> & { field: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState('');
  const id = useId();
  const trouble = adding.error ? sentenceOf(adding.error, adding.error.message) : null;
  const apply = () => {
    if (adding.isPending) return;
    adding.mutate(text, { onSuccess: () => setText(''), onSettled: () => field.current?.focus() });
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Discount code
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (trouble) adding.reset();
          }}
          // The form around it would order.
          onKeyDown={onEnter(apply)}
          maxLength={MAX_CODE_LENGTH + 6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${controlClass} h-11 min-w-0 flex-1 uppercase`}
          aria-invalid={trouble === null ? undefined : true}
          aria-describedby={trouble === null ? undefined : `${id}-error`}
        />
        <Button look="secondary" pendingLabel={adding.isPending && 'Checking...'} onClick={apply}>
          Apply
        </Button>
      </div>
      <div role="status">{trouble && <FieldError id={`${id}-error`}>{trouble}</FieldError>}</div>
    </div>
  );
}

/** The codes that were entered, and the field for another. */
export function DiscountCodes({ discounts, totals }: { discounts: Discounts; totals: PricedOrder }) {
  const { entered, adding, remove, isOffered } = discounts;
  const field = useRef<HTMLInputElement>(null);
  if (!isOffered) return null;
  const offOf = (vendorId: number | undefined) =>
    totals.shares.find((vendorOrder) => vendorOrder.vendorId === vendorId)?.discount ?? 0;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {entered.length > 0 && (
        <ul aria-label="Your discount codes" className="flex flex-col gap-2">
          {entered.map((one) => (
            <Code
              key={`${one.code} ${one.vendorName}`}
              entered={one}
              off={offOf(one.terms?.vendorId)}
              onRemove={() => {
                remove(one.code);
                field.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <CodeField adding={adding} field={field} />
    </div>
  );
}
