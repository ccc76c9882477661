import type { AdminUser } from '@farmgate/backend/contract/accounts/users.admin';
import {
  AutocompleteInput,
  email,
  required,
  SelectInput,
  TextInput,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import { STATE_CHOICES } from '../../kit/choices';
import { RecordEdit } from '../../kit/record/record-form';
import { StaffRoleInput } from './staff-role-input';
import { ROLE_CHOICES } from './user-words';

/** What staff may change of an account. */
export function UserEdit() {
  return (
    <RecordEdit>
      <TextInput source="firstName" label="First name" fullWidth />
      <TextInput source="lastName" label="Last name" fullWidth />
      <TextInput
        source="email"
        type="email"
        validate={[required(), email('Please enter a valid email address')]}
        helperText="If you change this, we email the old address."
        fullWidth
      />
      <TextInput source="phone" fullWidth />
      <TextInput source="address" fullWidth />
      <TextInput source="city" fullWidth />
      <AutocompleteInput source="state" choices={STATE_CHOICES} fullWidth />
      <TextInput source="zipCode" label="ZIP code" />
      <RoleInput />
    </RecordEdit>
  );
}

function RoleInput() {
  const user = useRecordContext<AdminUser>();
  const { data: me } = useGetIdentity();
  const isOwn = me?.id === user?.id;
  return (
    <>
      <SelectInput
        source="role"
        choices={ROLE_CHOICES}
        validate={required()}
        readOnly={isOwn}
        helperText={
          isOwn
            ? 'Only another administrator can change yours.'
            : 'Takes effect right away. Staff can log in to the back office.'
        }
        fullWidth
      />
      <StaffRoleInput readOnly={isOwn} />
    </>
  );
}
