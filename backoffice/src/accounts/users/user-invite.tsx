import Typography from '@mui/material/Typography';
import { email, required, SelectInput, TextInput } from 'react-admin';
import { RecordCreate } from '../../kit/record/record-form';
import { StaffRoleInput } from './staff-role-input';
import { ROLE_CHOICES } from './user-words';

/** Makes an account for somebody, who gets a link to choose a password. */
export function UserInvite() {
  return (
    <RecordCreate title="Invite someone">
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '60ch' }}>
        Creates an account and emails a link to choose a password. The link works once and expires in 7 days.
      </Typography>
      <TextInput
        source="email"
        type="email"
        validate={[required(), email('Please enter a valid email address')]}
        autoFocus
        fullWidth
      />
      <SelectInput
        source="role"
        choices={ROLE_CHOICES}
        defaultValue="admin"
        validate={required()}
        helperText="Staff can log in to the back office."
        fullWidth
      />
      <StaffRoleInput />
      <TextInput source="firstName" label="First name" fullWidth />
      <TextInput source="lastName" label="Last name" fullWidth />
      <TextInput source="username" helperText="Leave blank to make one from the email address." fullWidth />
    </RecordCreate>
  );
}
