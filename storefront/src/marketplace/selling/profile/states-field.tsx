import { SELLABLE_STATES } from '@farmgate/backend/contract/marketplace/checkout-states';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { useId } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import { FieldError } from '../../../ui/fields/field-error';
import { SentToStates } from '../../parts/sent-to-states';

export interface StatesFieldProps {
  /** None for every state that is open. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}

const choiceClass =
  'flex gap-3 text-sm has-focus-visible:rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf';

type ListProps = Pick<StatesFieldProps, 'value' | 'onChange'> & { offered: readonly string[] };

function StatesList({ value, onChange, offered }: ListProps) {
  const { checkoutStates } = usePublicConfig();
  const toggle = (code: string, isOn: boolean) =>
    onChange(offered.filter((one) => (one === code ? isOn : value.includes(one))));
  return (
    <ul
      aria-label="States you ship to"
      className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1 rounded-control border border-line bg-card p-3"
    >
      {offered.map((code) => (
        <li key={code}>
          <label className={`${choiceClass} min-h-11 items-center sm:min-h-8`}>
            <input
              type="checkbox"
              checked={value.includes(code)}
              // None would mean all of them.
              disabled={value.length === 1 && value.includes(code)}
              onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
              className="size-5 shrink-0 accent-leaf outline-none"
            />
            <span>
              {STATE_NAMES[code]}
              {!checkoutStates.includes(code) && <span className="text-soft"> (closed for orders)</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Where a vendor ships to: every state that orders can be sent to, or some of them. */
export function StatesField({ value, onChange, error }: StatesFieldProps) {
  const id = useId();
  const { checkoutStates } = usePublicConfig();
  const isSome = value.length > 0;
  const offered = SELLABLE_STATES.filter((code) => checkoutStates.includes(code) || value.includes(code));
  return (
    <fieldset
      className="flex flex-col gap-3"
      aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
    >
      <legend className="mb-2.5 text-sm font-semibold">Where you ship</legend>
      <p id={`${id}-help`} className="-mt-3 text-sm text-soft">
        <SentToStates />
      </p>
      {[false, true].map((some) => (
        <label key={String(some)} className={`${choiceClass} items-start`}>
          <input
            type="radio"
            name={`${id}-which`}
            checked={isSome === some}
            onChange={() => onChange(some ? offered.filter((code) => checkoutStates.includes(code)) : [])}
            className="mt-0.5 size-4 shrink-0 accent-leaf outline-none"
          />
          {some ? 'Only to the states I choose' : 'To all of them'}
        </label>
      ))}
      {isSome && <StatesList value={value} onChange={onChange} offered={offered} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
