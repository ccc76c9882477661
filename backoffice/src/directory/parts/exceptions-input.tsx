import type { ExceptionKind } from '@farmgate/backend/contract/directory/hours';
import Stack from '@mui/material/Stack';
import {
  ArrayInput,
  DateInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { InputRow } from '../../kit/input-row';

const KINDS: { id: ExceptionKind; name: string }[] = [
  { id: 'closed', name: 'Closed' },
  { id: 'hours', name: 'Other hours' },
  { id: 'moved', name: 'Moved' },
];

/** The labels of one date do not touch the date above. */
const AIRY = { '& .RaSimpleFormIterator-line': { py: 1.5 } };

/** Dates with other hours, by the rules of the farmer's own form. */
export function ExceptionsInput() {
  return (
    <ArrayInput source="exceptions" label="Holidays and special dates" fullWidth>
      <SimpleFormIterator disableReordering fullWidth sx={AIRY}>
        <Fields />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function Fields() {
  const { getSource } = useSourceContext();
  const kind = useWatch<Record<string, ExceptionKind>>({ name: getSource('kind') });
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <InputRow>
        <SelectInput
          source="kind"
          label="What’s different"
          choices={KINDS}
          defaultValue="closed"
          validate={required()}
          helperText={false}
        />
        <DateInput
          source="from"
          label="First day"
          validate={required()}
          helperText={false}
          size="medium"
          margin="dense"
        />
        <DateInput
          source="to"
          label="Last day"
          validate={required()}
          helperText={false}
          size="medium"
          margin="dense"
        />
      </InputRow>
      {kind !== 'closed' && (
        <InputRow>
          <TextInput
            source="opens"
            label="Opens (HH:MM)"
            helperText={kind === 'moved' ? 'Leave both blank for the usual hours' : false}
          />
          <TextInput source="closes" label="Closes (HH:MM)" helperText={false} />
        </InputRow>
      )}
      {kind === 'moved' && (
        <TextInput source="address" label="Where it is then" helperText={false} fullWidth />
      )}
      <TextInput source="reason" helperText={false} fullWidth />
    </Stack>
  );
}
