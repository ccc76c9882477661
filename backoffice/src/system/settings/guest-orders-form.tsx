import type { AdminGuestOrders } from '@farmgate/backend/contract/backoffice/settings.admin';
import type { GuestOrderLimits } from '@farmgate/backend/contract/marketplace/guest-orders';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

const NAME = 'guest-orders';
const FIELDS: readonly { name: keyof GuestOrderLimits; label: string; help: string }[] = [
  {
    name: 'confirmMinutes',
    label: 'Minutes to confirm',
    help: 'Cash orders. Then the products go back on sale',
  },
  { name: 'perEmail', label: 'Orders per email', help: 'Unpaid at the same time' },
  { name: 'perDevice', label: 'Orders per device', help: 'Unpaid at the same time' },
  { name: 'perNetwork', label: 'Orders per network', help: 'A household, or a market’s Wi-Fi' },
  { name: 'perVendor', label: 'Orders per vendor', help: 'Unpaid at the same time' },
  { name: 'sharePercent', label: 'Share of stock, in %', help: 'Also of a pickup’s room and a code’s uses' },
  { name: 'unitsPerEmail', label: 'Items per email', help: 'In all unpaid orders' },
  { name: 'unitsPerDevice', label: 'Items per device', help: 'In all unpaid orders' },
  { name: 'unitsPerNetwork', label: 'Items per network', help: 'In all unpaid orders' },
  { name: 'unitsPerVendor', label: 'Items per vendor', help: 'In all unpaid orders' },
];

/** How much unpaid orders may hold, and how long cash orders wait for their buyers' confirmation. */
export function GuestOrdersForm() {
  return (
    <SettingSection<AdminGuestOrders>
      name={NAME}
      title="Unpaid orders"
      explanation="Unpaid orders hold products, pickup room and code uses. Customers who want to hold more than this, or who let two orders lapse within a day, confirm their email before they can place the next one. A single order may always hold more. Cash orders wait for a link in an email unless the customer’s email is confirmed."
      height={220}
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
