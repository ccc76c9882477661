import Alert from '@mui/material/Alert';
import { SelectInput, TextInput } from 'react-admin';
import { RecordEdit } from '../../kit/record/record-form';
import { RHYTHM_CHOICES } from './list-words';

/** Where a list is fetched from, and how often. */
export function PlaceListEdit() {
  return (
    <RecordEdit>
      <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
        We read the file the way we read this list before. If more than a fifth of its places are missing, we
        save nothing until someone has checked it.
      </Alert>
      <TextInput
        source="address"
        type="url"
        fullWidth
        placeholder="https://"
        helperText="The file itself, not a page about it. It must be open to everyone."
      />
      <SelectInput source="rhythm" label="Refresh" choices={RHYTHM_CHOICES} emptyText="Never" />
    </RecordEdit>
  );
}
