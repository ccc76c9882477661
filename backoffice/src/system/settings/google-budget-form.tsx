import type { AdminGoogleBudget } from '@farmgate/backend/contract/backoffice/settings.admin';
import { GOOGLE_BUDGET_KEY } from '@farmgate/backend/contract/directory/google-budget';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

const FIELDS = [
  { name: 'perDay', label: 'Searches per day', help: 'All visitors together. 0 turns Google off' },
  { name: 'perNetwork', label: 'Searches per network', help: 'Each day. A household, or a market’s Wi-Fi' },
] as const;

/** How many searches of Google Places a day may have. */
export function GoogleBudgetForm() {
  return (
    <SettingSection<AdminGoogleBudget>
      name={GOOGLE_BUDGET_KEY}
      title="Google searches"
      explanation="Google charges for each page of results, and one visit can take up to six. After this many, visitors see our own directory instead. A day is 24 hours, starting with the first search."
      height={110}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminGoogleBudget }) {
  const { perDay, perNetwork } = saved;
  const [texts, setTexts] = useState({ perDay: String(perDay), perNetwork: String(perNetwork) });
  return (
    <SettingForm
      name={GOOGLE_BUDGET_KEY}
      saved={saved}
      body={{
        perDay: numberOf(texts.perDay),
        perNetwork: numberOf(texts.perNetwork),
        was: { perDay, perNetwork },
      }}
      success="Google limits saved"
      label="Save limits"
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 600 }}>
        {FIELDS.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            value={texts[name]}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
            helperText={help}
          />
        ))}
      </Box>
    </SettingForm>
  );
}

/** An empty field is no zero. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
