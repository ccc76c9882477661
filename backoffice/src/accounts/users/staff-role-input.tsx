import type { StaffRole } from '@farmgate/backend/contract/shared/capabilities';
import { FormDataConsumer, required, SelectInput } from 'react-admin';
import { STAFF_ROLE_CHOICES, STAFF_ROLE_HELP } from './user-words';

interface Given {
  role?: string;
  staffRole?: StaffRole | null;
}

/** What a member of the staff may do; only there while the account is one of the staff. */
export function StaffRoleInput({ readOnly = false }: { readOnly?: boolean }) {
  return (
    <FormDataConsumer<Given>>
      {({ formData: { role, staffRole } }) =>
        role === 'admin' && (
          <SelectInput
            source="staffRole"
            label="Staff role"
            choices={STAFF_ROLE_CHOICES}
            validate={required('Please choose a staff role')}
            readOnly={readOnly}
            helperText={staffRole ? STAFF_ROLE_HELP[staffRole] : 'What this person works on.'}
            fullWidth
          />
        )
      }
    </FormDataConsumer>
  );
}
