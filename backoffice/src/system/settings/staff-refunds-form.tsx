import type { AdminStaffRefunds } from '@farmgate/backend/contract/backoffice/settings.admin';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SettingForm, SettingSection } from './setting-form';

const NAME = 'staff-refunds';

/** How much of an order support may refund. */
export function StaffRefundsForm() {
  return (
    <SettingSection<AdminStaffRefunds>
      name={NAME}
      title="Refunds by support"
      explanation="Support can refund up to this much of an order. The marketplace team and administrators can refund any amount."
      height={100}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminStaffRefunds }) {
  const { most } = saved;
  const [text, setText] = useState(String(most));
  return (
    <SettingForm
      name={NAME}
      saved={saved}
      body={{ most: text.trim() === '' ? null : Number(text), was: { most } }}
      success="Refund limit saved"
      label="Save the limit"
    >
      <TextField
        label="Dollars per order"
        type="number"
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="0 leaves all refunds to others"
      />
    </SettingForm>
  );
}
