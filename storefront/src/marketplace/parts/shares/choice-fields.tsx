import { MAX_BOXES_AT_ONCE, SHARE_HALVES } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { countOf } from '../../../lib/format/format';
import { boxUsual, datesOf, datesText, placesText } from '../../../shared/shares/share-words';
import { Select } from '../../../ui/fields/field';
import { amountText } from '../amount-text';
import { Options } from './choice-options';
import { boxesToTry, type ChoiceValues, isTrial, type ShareChoice, paymentsText } from './choice-values';
import { PriceField } from './price-field';

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
  return <Options legend="Payments" name="payments" options={options} {...field} />;
}

/** The season, or some boxes first, where the farm offers that. */
function TrialField({ share, form: { values, change, errorOf } }: ChoiceFieldsProps) {
  const boxes = boxesToTry(share, values.half);
  if (boxes === null) return null;
  return (
    <Options
      legend="How long"
      name="trial"
      value={values.trial ? 'trial' : 'season'}
      error={errorOf('trial')}
      onChange={(value) => change({ trial: value === 'trial' })}
      options={[
        {
          value: 'season',
          label: 'The whole season',
          help: `${countOf(datesOf(share, values.half).length, 'box', 'boxes')} left`,
        },
        {
          value: 'trial',
          label: `Try ${countOf(boxes, 'box', 'boxes')} first`,
          help: 'Pay for these alone. We ask before the last one if you’d like to keep going.',
        },
      ]}
    />
  );
}

/** Size, pickup, weeks, length and payments of a share. */
export function ChoiceFields({ share, form, canWait }: ChoiceFieldsProps) {
  const { values, change, errorOf } = form;
  const { sizes, sites, rhythm, payments } = share;
  const size = sizes.find(({ id }) => id === values.sizeId);
  const tries = isTrial(share, values);
  return (
    <>
      <SizeFields share={share} form={form} {...(canWait && { canWait })} />
      <Options
        legend="Pickup"
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
      {(rhythm === 'weekly' || values.half !== null) && <TrialField share={share} form={form} />}
      {size && !tries && (
        <PriceField
          plain={size.price}
          prices={size.prices}
          values={values}
          change={change}
          error={errorOf('price') ?? errorOf('level')}
        />
      )}
      {!tries && (
        <PaymentsField
          payments={payments}
          value={values.payments}
          error={errorOf('payments')}
          onChange={(count) => change({ payments: count })}
        />
      )}
    </>
  );
}
