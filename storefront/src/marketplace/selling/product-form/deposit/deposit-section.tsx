import { MAX_GRACE_DAYS } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import { useWatch } from 'react-hook-form';
import { Checkbox, Select, TextField } from '../../../../ui/fields/field';
import { FormSection } from '../../../../ui/forms/form-section';
import type { ProductFieldsProps } from '../product-fields';

/** What is paid with the order, and when the rest is. */
export function DepositSection({ form: { register, field, control, errorOf } }: ProductFieldsProps) {
  const { isAsked, kind, when } = useWatch({ control, name: 'deposit' });
  const isByWeight = useWatch({ control, name: 'variants' }).some((option) => option.isByWeight);
  return (
    <FormSection title="Deposit">
      <Checkbox label="Customers pay a deposit now and the balance later" {...register('deposit.isAsked')} />
      {isAsked && (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Select label="Deposit" {...register('deposit.kind')}>
              <option value="amount">An amount for each</option>
              <option value="percent">A percentage of the price</option>
            </Select>
            {kind === 'amount' ? (
              <TextField
                label="Deposit in dollars"
                inputMode="decimal"
                placeholder="100.00"
                autoComplete="off"
                maxLength={12}
                required
                {...field('deposit.amount')}
              />
            ) : (
              <TextField
                label="Deposit in percent"
                inputMode="numeric"
                placeholder="25"
                autoComplete="off"
                maxLength={2}
                required
                {...field('deposit.percent')}
              />
            )}
            {(isByWeight || when === 'weighed') && (
              <Select
                label="Balance is due"
                error={when === 'weighed' ? errorOf('deposit.balanceOn') : undefined}
                {...register('deposit.when')}
              >
                <option value="day">On a day</option>
                <option value="weighed">Once it’s weighed</option>
              </Select>
            )}
            {when === 'day' && (
              <TextField
                type="date"
                label="Balance is due on"
                required
                help="We charge the same card that day. From that day on, customers pay the full price at checkout."
                {...field('deposit.balanceOn')}
              />
            )}
          </div>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <Select
              label="If the balance is never paid"
              help="We tell customers before they order."
              {...field('deposit.unpaid')}
            >
              <option value="return">Refund the deposit</option>
              <option value="keep">I keep the deposit</option>
            </Select>
            <TextField
              label="Days to pay"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              required
              help={`How long customers have if their card is declined, at most ${MAX_GRACE_DAYS} days. Then we cancel the order and put it back in stock.`}
              {...field('deposit.graceDays')}
            />
          </div>
        </>
      )}
    </FormSection>
  );
}
