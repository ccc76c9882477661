import type { ClosingDay } from '@farmgate/backend/contract/marketplace/closures';
import { useId } from 'react';
import { Select } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { RadioCard } from '../../../ui/fields/radio-card';
import { type DayValues, ordersText, targetText, whenText } from './closed.rules';

interface DayOrdersProps {
  day: ClosingDay;
  value: DayValues;
  onChange: (value: DayValues) => void;
  errorOf: (name: 'orders' | 'toWindowId') => string | undefined;
}

/** What happens to the orders of one day. */
export function DayOrders({ day, value, onChange, errorOf }: DayOrdersProps) {
  const name = useId();
  const { placeName, kind, orders, targets } = day;
  const error = errorOf('orders');
  const keeps = kind === 'pickup' ? 'Customers still pick up that day.' : 'You still deliver that day.';
  const options: [Exclude<DayValues['orders'], ''>, string, string][] = [
    ['move', 'Move them to another day', 'No one pays again. Customers get the new day.'],
    ['refund', 'Refund them all', 'Everyone gets their money back, and you get your stock back.'],
    ['keep', 'Keep them', `${keeps} No one else can order.`],
  ];
  return (
    <fieldset
      aria-describedby={error && `${name}-error`}
      className="flex min-w-0 flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <legend className="float-left mb-2 w-full font-semibold wrap-anywhere">
        {whenText(day)}: {ordersText(orders)}
        <span className="font-normal text-soft"> · {placeName}</span>
      </legend>
      {options.slice(targets.length > 0 ? 0 : 1).map(([option, label, help]) => (
        <div key={option} className="flex flex-col gap-2">
          <RadioCard
            label={label}
            help={help}
            name={name}
            data-invalid={error ? true : undefined}
            checked={value.orders === option}
            onChange={() => onChange({ ...value, orders: option })}
          />
          {option === 'move' && value.orders === 'move' && (
            <Select
              label="New day"
              value={value.toWindowId}
              error={errorOf('toWindowId')}
              onChange={({ currentTarget }) => onChange({ ...value, toWindowId: currentTarget.value })}
            >
              <option value="">Choose a day</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {targetText(target)}
                </option>
              ))}
            </Select>
          )}
        </div>
      ))}
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}
