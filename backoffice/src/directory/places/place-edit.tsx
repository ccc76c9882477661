import { BUSINESS_STATUSES } from '@farmgate/backend/contract/directory/place-kinds';
import Typography from '@mui/material/Typography';
import { AutocompleteInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { STATE_CHOICES } from '../../kit/choices';
import { InputRow } from '../../kit/input-row';
import { RecordEdit } from '../../kit/record/record-form';
import { ExceptionsInput } from '../parts/exceptions-input';
import { SeasonsInput } from '../parts/seasons-input';
import { choices, ContactInputs, ProductInputs } from './place-inputs';

/** What staff put right of a place. It is kept beside what the sources say. */
export function PlaceEdit() {
  return (
    <RecordEdit>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Your changes are saved as a separate source, dated today. Older imports won’t overwrite them, but
        newer ones can. Fields you clear stay blank.
      </Typography>
      <TextInput source="name" validate={required('A place needs a name.')} fullWidth />
      <TextInput source="description" multiline minRows={3} fullWidth />
      <TextInput source="street" fullWidth />
      <InputRow>
        <TextInput source="city" />
        <AutocompleteInput source="state" choices={STATE_CHOICES} />
        <TextInput source="zipCode" label="ZIP code" />
      </InputRow>
      <InputRow>
        <NumberInput source="latitude" size="medium" validate={required()} />
        <NumberInput source="longitude" size="medium" validate={required()} />
      </InputRow>
      <ContactInputs />
      <ProductInputs />
      <SeasonsInput />
      <TextInput source="hoursNote" label="Opening hours in words" fullWidth />
      <ExceptionsInput />
      <SelectInput
        source="businessStatus"
        label="Business"
        choices={choices(BUSINESS_STATUSES)}
        validate={required()}
      />
    </RecordEdit>
  );
}
