import { MAX_BOXES_AT_ONCE, SHARE_HALVES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { type ReactNode, useId } from 'react';
import { boxUsual, datesOf, datesText, placesText } from '../../../shared/shares/share-words';
import { Select } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { amountText } from '../amount-text';
import { type ChoiceValues, type ShareChoice, paymentsText } from './choice-values';

interface Option<Value> {
  value: Value;
  label: string;
  help?: ReactNode;
  /** At the right. */
  price?: string | undefined;
  isOut?: boolean;
}

interface OptionsProps<Value> {
  legend: string;
  name: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  error: string | undefined;
}

/** One of a few, each with what comes of it. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { legend, name, value, options, onChange, error } = props;
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-11 items-start gap-3 rounded-control border border-edge p-3 has-checked:border-leaf has-checked:bg-moss has-disabled:border-line has-disabled:bg-sunk"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOut}
            data-invalid={error && value === null && index === 0 ? true : undefined}
            onChange={() => onChange(option.value)}
            className="mt-1 size-4 shrink-0 accent-leaf"
          />
          <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
            <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
              {option.label}
              {option.price && <span className="text-clay tabular-nums">{option.price}</span>}
            </span>
            {option.help && <span className="text-sm text-soft">{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface ChoiceFieldsProps {
  share: ShareChoice;
  form: {
    values: ChoiceValues;
    change: (some: Partial<ChoiceValues>) => void;
    errorOf: (name: keyof ChoiceValues) => string | undefined;
  };
  /** A size without places can be chosen: one can wait for it. */
  canWait?: boolean;
}

function SizeFields(props: ChoiceFieldsProps) {
  const { share, form, canWait = false } = props;
  const { sizes } = share;
  const { values, change, errorOf } = form;
  const chosen = sizes.find(({ id }) => id === values.sizeId);
  const most = Math.max(values.quantity, Math.min(MAX_BOXES_AT_ONCE, chosen?.placesLeft ?? 1));
  return (
    <>
      <Options
        legend="Size"
        name="size"
        value={values.sizeId}
        error={errorOf('sizeId')}
        onChange={(sizeId) => change({ sizeId })}
        options={sizes.map(({ id, name, description, price, placesLeft }) => ({
          value: id,
          label: name,
          price: `${amountText(price)} a box`,
          help: [description, placesText(placesLeft)].filter(Boolean).join(' · '),
          isOut: placesLeft === 0 && !canWait,
        }))}
      />
      {most > 1 && (
        <Select
          label="Boxes each time"
          className="max-w-44"
          value={values.quantity}
          error={errorOf('quantity')}
          onChange={({ currentTarget }) => change({ quantity: Number(currentTarget.value) })}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

interface PaymentsProps {
  payments: readonly number[];
  value: number;
  onChange: (count: number) => void;
  error: string | undefined;
}

/** In how many payments, where there is a choice. */
export function PaymentsField({ payments, ...field }: PaymentsProps) {
  if (payments.length < 2) return null;
  const options = payments.map((count) => ({ value: count, label: paymentsText(count) }));
  return <Options legend="How you pay" name="payments" options={options} {...field} />;
}

/** Size, pickup, weeks and payments of a share. */
export function ChoiceFields({ share, form, canWait }: ChoiceFieldsProps) {
  const { values, change, errorOf } = form;
  const { sites, rhythm, payments } = share;
  return (
    <>
      <SizeFields share={share} form={form} {...(canWait && { canWait })} />
      <Options
        legend="Where you pick up"
        name="site"
        value={values.scheduleId}
        error={errorOf('scheduleId')}
        onChange={(scheduleId) => change({ scheduleId })}
        options={sites.map(({ scheduleId, name, address, city, state, fee, usual }) => ({
          value: scheduleId,
          label: name,
          price: fee > 0 ? `+${amountText(fee)} a box` : undefined,
          help: (
            <>
              {[address, city].filter(Boolean).join(', ')}, {state}
              <br />
              {boxUsual(usual)}
            </>
          ),
        }))}
      />
      {rhythm === 'every_other' && (
        <Options
          legend="Which weeks"
          name="weeks"
          value={values.half}
          error={errorOf('half')}
          onChange={(half) => change({ half })}
          options={SHARE_HALVES.map((half) => ({
            value: half,
            label: datesText(datesOf(share, half)),
            help: `${datesOf(share, half).length} boxes left`,
          }))}
        />
      )}
      <PaymentsField
        payments={payments}
        value={values.payments}
        error={errorOf('payments')}
        onChange={(count) => change({ payments: count })}
      />
    </>
  );
}
