import { type AdminStaffDays, STAFF_DAYS_KEY } from '@farmgate/backend/contract/backoffice/settings.admin';
import { US_ZONES, type UsZone } from '@farmgate/backend/contract/shared/calendar/us-zones';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { setStaffZone } from '../../kit/texts.rules';
import { SettingForm, SettingSection } from './setting-form';

/** Where staff's days begin. */
export function StaffDaysForm() {
  return (
    <SettingSection<AdminStaffDays>
      name={STAFF_DAYS_KEY}
      title="Your team’s time zone"
      explanation="Lists, filters and charts here use its days and times, for everyone on the team. Farms and markets keep their own."
      height={100}
    >
      {(saved) => <Fields saved={saved} />}
    </SettingSection>
  );
}

function Fields({ saved }: { saved: AdminStaffDays }) {
  const [timeZone, setTimeZone] = useState<UsZone>(saved.timeZone);
  setStaffZone(saved.timeZone);
  return (
    <SettingForm
      name={STAFF_DAYS_KEY}
      saved={saved}
      body={{ timeZone, was: { timeZone: saved.timeZone } }}
      success="Time zone saved"
      label="Save time zone"
    >
      <TextField
        select
        label="Time zone"
        value={timeZone}
        onChange={({ target }) => setTimeZone(target.value as UsZone)}
        sx={{ width: 280, maxWidth: '100%' }}
      >
        {US_ZONES.map(([zone, name]) => (
          <MenuItem key={zone} value={zone}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </SettingForm>
  );
}
