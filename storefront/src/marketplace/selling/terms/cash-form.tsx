import type { VendorCashRounding } from '@farmgate/backend/contract/marketplace/cash/cash-setting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { Checkbox } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { FormSection } from '../../../ui/forms/form-section';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';

const CASH_ROUNDING = '/api/vendor/cash-rounding';
const LABELS = { isOn: 'Round cash to the nickel' };
const WORDS = { isOn: { true: 'Yes', false: 'No' } };

const valuesOf = ({ isOn }: Pick<VendorCashRounding, 'isOn'>) => ({ isOn });

function CashForm({ saved }: { saved: VendorCashRounding }) {
  const client = useQueryClient();
  const form = useKeptForm<{ isOn: boolean }, VendorCashRounding, VendorCashRounding>({
    values: valuesOf(saved),
    record: {
      first: saved,
      valuesOf,
      load: () => client.fetchQuery({ ...apiQuery<VendorCashRounding>(CASH_ROUNDING), staleTime: 0 }),
    },
    send: ({ isOn }, { seen }) => {
      const body = { isOn, was: seen && seen.isOn !== isOn ? { isOn: seen.isOn } : {} };
      return callJson<VendorCashRounding>(CASH_ROUNDING, { method: 'PUT', body });
    },
    onSent: (answer, { restart }) => {
      client.setQueryData([CASH_ROUNDING], answer);
      restart(answer);
      toast({
        title: answer.isOn ? 'Cash rounding turned on' : 'Cash rounding turned off',
        description: 'It’s for orders placed from now on.',
      });
    },
    wrongOf: () => [],
    failed: 'We couldn’t save this. Please try again.',
  });
  return (
    <Form of={form} className="mt-8 flex max-w-3xl flex-col gap-5">
      <FormSection title="Cash at pickup">
        <p className="text-sm text-soft">
          Out of pennies? A cash total of $12.37 becomes $12.35, and $12.38 becomes $12.40. Customers see both
          before they order. Tax, cards and checks stay exact, and your statement has a line for the
          difference.
        </p>
        {saved.isForAll && (
          <p className="text-sm font-semibold">Farmgate rounds cash for all vendors right now.</p>
        )}
        <Checkbox
          label={LABELS.isOn}
          checked={form.values.isOn}
          onChange={({ target }) => form.change({ isOn: target.checked })}
        />
      </FormSection>
      <MeanwhileNote of={form} labels={LABELS} words={WORDS} />
      {!form.meanwhile.conflicts && <FormFailure of={form} />}
      <div>
        <Button type="submit" look="secondary" size="lg" pendingLabel={form.isPending && 'Saving...'}>
          Save cash rounding
        </Button>
      </div>
    </Form>
  );
}

/** Whether a vendor rounds what is due in cash at its pickups. */
export function CashRounding() {
  const { data, error, refetch } = useQuery(apiQuery<VendorCashRounding>(CASH_ROUNDING));
  if (data) return <CashForm saved={data} />;
  return (
    error && (
      <div role="alert" className="mt-8 flex flex-col items-start gap-3 text-sm">
        <p>{sentenceOf(error, 'We couldn’t load whether you round cash.')}</p>
        <Button look="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  );
}
