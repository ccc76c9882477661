import { BUSINESS_STATUSES, FEATURES } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { STATE_CHOICES } from '../../kit/choices';
import { words } from '../../kit/cells';
import { RecordEdit } from '../../kit/record/record-form';
import { SocialInputs } from '../parts/social-inputs';

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: words(id.toLowerCase()) }));

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
      <Row>
        <TextInput source="city" />
        <AutocompleteInput source="state" choices={STATE_CHOICES} />
        <TextInput source="zipCode" label="ZIP code" />
      </Row>
      <Row>
        <NumberInput source="latitude" size="medium" validate={required()} />
        <NumberInput source="longitude" size="medium" validate={required()} />
      </Row>
      <Row>
        <TextInput source="phone" />
        <TextInput source="email" label="Email" />
      </Row>
      <TextInput source="website" fullWidth />
      <SocialInputs />
      <AutocompleteArrayInput
        source="productTypes"
        label="Products"
        choices={PRODUCT_TYPES.map((id) => ({ id, name: id }))}
        fullWidth
      />
      <AutocompleteArrayInput source="features" choices={choices(FEATURES)} fullWidth />
      <TextInput source="hoursNote" label="Opening hours in words" fullWidth />
      <SelectInput
        source="businessStatus"
        label="Business"
        choices={choices(BUSINESS_STATUSES)}
        validate={required()}
      />
    </RecordEdit>
  );
}

/** Inputs side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: 1,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(160px, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
