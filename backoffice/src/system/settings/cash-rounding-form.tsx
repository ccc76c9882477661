import type { AdminCashRounding } from '@farmgate/backend/contract/backoffice/settings.admin';
import { STATE_CASH_ROUNDINGS } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import { CASH_ROUNDING_KEY } from '@farmgate/backend/contract/marketplace/cash/cash-setting';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

/** Whether what is due in cash is rounded to the nickel. */
export function CashRoundingForm() {
  return (
    <SettingSection<AdminCashRounding>
      name={CASH_ROUNDING_KEY}
      title="Cash to the nickel"
      explanation="Cash totals that end in 1, 2, 6 or 7 cents go down, in 3, 4, 8 or 9 up. Taxes, cards and checks stay exact. Orders that were placed before don’t change."
      height={180}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved: { isOn, ...saved } }: { saved: AdminCashRounding }) {
  const [chosen, setChosen] = useState(isOn);
  return (
    <SettingForm
      name={CASH_ROUNDING_KEY}
      saved={saved}
      body={{ isOn: chosen, was: { isOn } }}
      success="Cash rounding saved"
      label="Save cash rounding"
    >
      <RadioGroup
        aria-label="Cash to the nickel"
        value={chosen ? 'all' : 'own'}
        onChange={(_event, value) => setChosen(value === 'all')}
      >
        <FormControlLabel value="own" control={<Radio />} label="Each vendor chooses" />
        <FormControlLabel value="all" control={<Radio />} label="All vendors round cash" />
      </RadioGroup>
      {STATE_CASH_ROUNDINGS.map(({ state, from, law, source }) => (
        <Typography key={state} variant="body2" sx={{ mt: 1 }}>
          In {STATE_NAMES[state]}, 1 or 2 cents in all become nothing since {from}, by{' '}
          <Link href={source} target="_blank" rel="noreferrer">
            {law}
          </Link>
          . Elsewhere they become 5.
        </Typography>
      ))}
    </SettingForm>
  );
}
