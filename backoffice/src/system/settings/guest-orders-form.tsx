import type { GuestOrderLimits } from '@farmgate/backend/contract/marketplace/guest-orders';
import type { AdminGuestOrders } from '@farmgate/backend/contract/backoffice/settings.admin';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

const NAME = 'guest-orders';
const FIELDS: readonly { name: keyof GuestOrderLimits; label: string; help: string }[] = [
  { name: 'confirmMinutes', label: 'Minutes to confirm', help: 'Then the products go back on sale' },
  { name: 'perEmail', label: 'Per email address', help: 'Waiting at the same time' },
  { name: 'perDevice', label: 'Per device', help: 'Waiting at the same time' },
  { name: 'perNetwork', label: 'Per network', help: 'A household, or a market’s Wi-Fi' },
  { name: 'perVendor', label: 'Per vendor', help: 'Waiting at the same time' },
];

/** How many cash orders may wait for their buyers' confirmation, and for how long. */
export function GuestOrdersForm() {
  return (
    <SettingSection<AdminGuestOrders>
      name={NAME}
      title="Cash orders of guests"
      explanation="A customer whose email isn’t confirmed gets a link by email. Until they open it, we hold the order and its products."
      height={140}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminGuestOrders }) {
  const { updatedAt: _updatedAt, username: _username, ...was } = saved;
  const [limits, setLimits] = useState<GuestOrderLimits>(was);
  return (
    <SettingForm
      name={NAME}
      saved={saved}
      body={{ ...limits, was }}
      success="Saved. New orders follow these limits."
      label="Save limits"
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
          maxWidth: 1000,
        }}
      >
        {FIELDS.map(({ name, label, help }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            value={limits[name]}
            onChange={({ target }) => setLimits({ ...limits, [name]: Number(target.value) })}
            helperText={help}
          />
        ))}
      </Box>
    </SettingForm>
  );
}
