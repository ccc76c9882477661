import { PLACE_KINDS, PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import Typography from '@mui/material/Typography';
import { NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { InputRow } from '../../kit/input-row';
import { RecordCreate } from '../../kit/record/record-form';
import { ExceptionsInput } from '../parts/exceptions-input';
import { NamesakesInput } from '../parts/namesakes-input';
import { SeasonsInput } from '../parts/seasons-input';
import { ContactInputs, ProductInputs } from './place-inputs';

const NEW = { kind: 'farmers_market', productTypes: [], features: [], seasons: [], exceptions: [] };

/** A place that staff add to the directory by hand. */
export function PlaceCreate() {
  return (
    <RecordCreate title="Add a place" defaultValues={NEW}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        What you enter here stays: an import that finds the same place only fills in what you left empty.
      </Typography>
      <TextInput source="name" validate={required('A place needs a name.')} fullWidth />
      <SelectInput
        source="kind"
        choices={PLACE_KINDS.map((id) => ({ id, name: PLACE_KIND_LABELS[id] }))}
        validate={required('Please choose what it is.')}
      />
      <TextInput source="description" multiline minRows={3} fullWidth />
      <TextInput source="street" label="Street address" fullWidth />
      <InputRow>
        <TextInput
          source="zipCode"
          label="ZIP code"
          validate={required('Please enter a five-digit ZIP code, such as 33901.')}
        />
        <NumberInput source="latitude" size="medium" />
        <NumberInput source="longitude" size="medium" />
      </InputRow>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        City and state follow from the ZIP code. Without a position, the place is shown at the ZIP code&apos;s
        center.
      </Typography>
      <ContactInputs />
      <ProductInputs />
      <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
        Opening hours
      </Typography>
      <SeasonsInput />
      <TextInput source="hoursNote" label="Opening hours in words" fullWidth />
      <ExceptionsInput />
      <NamesakesInput what="place" />
    </RecordCreate>
  );
}
