import type { AdminTaxSettings } from '@farmgate/backend/contract/backoffice/settings.admin';
import { TAX_KEY, TAX_MODES, type TaxMode } from '@farmgate/backend/contract/marketplace/tax';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { Link } from 'react-admin';
import { SettingForm, SettingSection } from './setting-form';

const LABELS: Record<TaxMode, string> = {
  flat: 'The flat rate: 8% of every order',
  rules: 'The tax rules of each state',
};

/** How orders are taxed. */
export function TaxForm() {
  return (
    <SettingSection<AdminTaxSettings>
      name={TAX_KEY}
      title="Sales tax"
      explanation="Rules tax each product by its class, in the state where it’s sent or picked up. Orders that were placed before keep their tax."
      height={140}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminTaxSettings }) {
  const [mode, setMode] = useState(saved.mode);
  return (
    <SettingForm
      name={TAX_KEY}
      saved={saved}
      body={{ mode, was: { mode: saved.mode } }}
      success="Sales tax saved"
      label="Save sales tax"
    >
      <RadioGroup aria-label="Sales tax" value={mode} onChange={(_event, value) => setMode(value as TaxMode)}>
        {TAX_MODES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={LABELS[one]} />
        ))}
      </RadioGroup>
      {mode === 'rules' && (
        <Alert severity={saved.mode === 'rules' ? 'info' : 'warning'} sx={{ mt: 1 }}>
          Where no rule says what to charge, no tax is charged. See which are missing under{' '}
          <Link to="/tax-rules">Tax rules</Link>.
        </Alert>
      )}
    </SettingForm>
  );
}
