import type { AdminCheckoutStates } from '@farmgate/backend/contract/backoffice/settings.admin';
import { CHECKOUT_STATES } from '@farmgate/backend/contract/marketplace/checkout';
import { CHECKOUT_STATES_KEY, SELLABLE_STATES } from '@farmgate/backend/contract/marketplace/checkout-states';
import { stateNames } from '@farmgate/backend/contract/marketplace/state-words';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

/** The states that orders can be sent to. */
export function CheckoutStatesForm() {
  return (
    <SettingSection<AdminCheckoutStates>
      name={CHECKOUT_STATES_KEY}
      title="Where orders can be sent"
      explanation="Shoppers choose from these states at checkout. Closing a state doesn’t change orders that were placed before. Pickup needs no state."
      height={320}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminCheckoutStates }) {
  const [states, setStates] = useState<readonly string[]>(saved.states);
  const closing = saved.states.filter((code) => !states.includes(code));
  return (
    <SettingForm
      name={CHECKOUT_STATES_KEY}
      saved={saved}
      body={{ states, was: { states: saved.states } }}
      success="States saved"
      label="Save states"
      state={`${states.length} of ${SELLABLE_STATES.length} chosen.`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" onClick={() => setStates(SELLABLE_STATES)}>
          Choose all
        </Button>
        <Button size="small" onClick={() => setStates(CHECKOUT_STATES)}>
          Choose the default
        </Button>
        <Button size="small" onClick={() => setStates(saved.states)}>
          Undo changes
        </Button>
      </Box>
      <Choices states={states} onChange={setStates} />
      {closing.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          You’re closing {stateNames(closing)}. Shoppers who are checking out now will be asked for another
          address.
        </Alert>
      )}
    </SettingForm>
  );
}

interface ChoicesProps {
  states: readonly string[];
  onChange: (states: readonly string[]) => void;
}

function Choices({ states, onChange }: ChoicesProps) {
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...states, code] : states.filter((one) => one !== code));
  return (
    <Box
      role="group"
      aria-label="States"
      sx={{
        display: 'grid',
        // Two columns on phones, and one in large text.
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
          sm: 'repeat(auto-fill, minmax(min(10.6rem, 100%), 1fr))',
        },
        maxWidth: 1000,
      }}
    >
      {SELLABLE_STATES.map((code) => (
        <FormControlLabel
          key={code}
          label={STATE_NAMES[code]}
          sx={{ mr: 0 }}
          control={
            <Checkbox
              size="small"
              checked={states.includes(code)}
              onChange={(_event, isOn) => toggle(code, isOn)}
            />
          }
        />
      ))}
    </Box>
  );
}
