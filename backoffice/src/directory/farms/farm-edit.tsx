import {
  BUSINESS_STATUSES,
  FARM_KINDS,
  FEATURES,
  PLACE_KIND_LABELS,
} from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { words } from '../../kit/cells';
import { InputRow } from '../../kit/input-row';
import { RecordEdit } from '../../kit/record/record-form';
import { ExceptionsInput } from '../parts/exceptions-input';
import { SeasonsInput } from '../parts/seasons-input';
import { SocialInputs } from '../parts/social-inputs';

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: words(id.toLowerCase()) }));
const PRODUCT_CHOICES = PRODUCT_TYPES.map((id) => ({ id, name: id }));

/** What staff put right of a farm, by the rules of the farmer's own form. */
export function FarmEdit() {
  return (
    <RecordEdit>
      <FarmInputs />
    </RecordEdit>
  );
}

/** What a farm says of itself. */
export function FarmInputs() {
  return (
    <>
      <TextInput source="name" validate={required('Farm name is required')} fullWidth />
      <TextInput
        source="description"
        validate={required('Description is required')}
        multiline
        minRows={4}
        fullWidth
      />
      <Heading>Location</Heading>
      <TextInput source="address" validate={required('Address is required')} fullWidth />
      <InputRow>
        <TextInput source="zipCode" label="ZIP code" validate={required()} />
        <NumberInput source="latitude" size="medium" />
        <NumberInput source="longitude" size="medium" />
      </InputRow>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        City and state come from the ZIP code. Clear the location to put the farm at the center of its ZIP
        code.
      </Typography>
      <Heading>Contact</Heading>
      <InputRow>
        <TextInput source="email" label="Email" />
        <TextInput source="phone" />
      </InputRow>
      <TextInput source="website" fullWidth />
      <SocialInputs />
      <Heading>About the farm</Heading>
      <InputRow>
        <SelectInput
          source="kind"
          choices={FARM_KINDS.map((id) => ({ id, name: PLACE_KIND_LABELS[id] }))}
          validate={required()}
        />
        <SelectInput
          source="businessStatus"
          label="Business"
          choices={choices(BUSINESS_STATUSES)}
          validate={required()}
        />
      </InputRow>
      <AutocompleteArrayInput source="productTypes" label="Products" choices={PRODUCT_CHOICES} fullWidth />
      <TextArrayInput source="activities" fullWidth />
      <AutocompleteArrayInput source="features" choices={choices(FEATURES)} fullWidth />
      <BooleanInput source="organicCertified" label="Certified organic" />
      <Heading>Opening hours</Heading>
      <SeasonsInput />
      <ExceptionsInput />
    </>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
      {children}
    </Typography>
  );
}
