import { FEATURES } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AutocompleteArrayInput, TextInput } from 'react-admin';
import { words } from '../../kit/cells';
import { SocialInputs } from '../parts/social-inputs';

/** @returns values of the contract as an input offers them */
export const choices = (values: readonly string[]) =>
  values.map((id) => ({ id, name: words(id.toLowerCase()) }));

/** How to reach a place. */
export function ContactInputs() {
  return (
    <>
      <Row>
        <TextInput source="phone" />
        <TextInput source="email" label="Email" />
      </Row>
      <TextInput source="website" fullWidth />
      <SocialInputs />
    </>
  );
}

/** What is sold at a place, and what it takes and offers. */
export function ProductInputs() {
  return (
    <>
      <AutocompleteArrayInput
        source="productTypes"
        label="Products"
        choices={PRODUCT_TYPES.map((id) => ({ id, name: id }))}
        fullWidth
      />
      <AutocompleteArrayInput source="features" choices={choices(FEATURES)} fullWidth />
    </>
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
