import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { DEFAULT_GRACE_DAYS, MAX_GRACE_DAYS } from '@farmgate/backend/contract/marketplace/deposits/deposit';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  DateInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { UNPAID_CHOICES } from './deposit-words';

type Deposit = NonNullable<AdminProduct['deposit']>;
type Kind = 'none' | 'amount' | 'percent';

const PRESET: Deposit = {
  ...{ amount: null, percent: null, balanceOn: null, unpaid: 'return', graceDays: DEFAULT_GRACE_DAYS },
};

const kindOf = (deposit: Deposit | null): Kind =>
  deposit === null ? 'none' : deposit.percent === null ? 'amount' : 'percent';

/** What is paid with an order, and when the balance is. */
export function DepositInputs() {
  const product = useRecordContext<AdminProduct>();
  // Saved or fetched again, it begins with what there is now.
  return product ? <Inputs key={product.updatedAt} product={product} /> : null;
}

function Inputs({ product: { deposit: had, weights } }: { product: AdminProduct }) {
  const [kind, setKind] = useState(kindOf(had));
  const { getValues, setValue } = useFormContext<{ deposit: Deposit | null }>();
  const choose = (chosen: Kind) => {
    const present = getValues('deposit') ?? had ?? PRESET;
    const asked = { amount: had?.amount ?? null, percent: had?.percent ?? null };
    const next = { ...present, ...asked, [chosen === 'amount' ? 'percent' : 'amount']: null };
    setValue('deposit', chosen === 'none' ? null : next, { shouldDirty: true });
    setKind(chosen);
  };
  return (
    <>
      <TextField
        select
        fullWidth
        label="Deposit"
        value={kind}
        onChange={({ target }) => choose(target.value as Kind)}
        sx={{ mt: 2.5, mb: 2.5 }}
      >
        <MenuItem value="none">None: all is paid with the order</MenuItem>
        <MenuItem value="amount">An amount for each</MenuItem>
        <MenuItem value="percent">A percentage of the price</MenuItem>
      </TextField>
      {kind !== 'none' && <Terms kind={kind} isByWeight={weights.length > 0} />}
    </>
  );
}

function Terms({ kind, isByWeight }: { kind: 'amount' | 'percent'; isByWeight: boolean }) {
  return (
    <Box
      sx={{ display: 'grid', columnGap: 2, rowGap: 1, width: '100%', gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {kind === 'amount' ? (
        <NumberInput
          key="amount"
          source="deposit.amount"
          label="Deposit ($)"
          step={0.01}
          validate={[required(), minValue(0.01), maxValue(100_000)]}
        />
      ) : (
        <NumberInput
          key="percent"
          source="deposit.percent"
          label="Deposit (%)"
          step={1}
          validate={[required(), minValue(1), maxValue(99)]}
        />
      )}
      <DateInput
        source="deposit.balanceOn"
        label="Balance due"
        validate={isByWeight ? [] : [required()]}
        helperText={
          isByWeight
            ? 'Leave blank to charge it once it’s weighed. Orders keep the day they were placed with.'
            : 'Orders keep the day they were placed with.'
        }
      />
      <SelectInput
        source="deposit.unpaid"
        label="If the balance is never paid"
        choices={UNPAID_CHOICES}
        validate={required()}
      />
      <NumberInput
        source="deposit.graceDays"
        label="Days to pay"
        step={1}
        validate={[required(), minValue(1), maxValue(MAX_GRACE_DAYS)]}
      />
    </Box>
  );
}
