import { FEATURE_LABELS, FEATURES } from '@farmgate/backend/contract/directory/place-kinds';
import { PRODUCT_TYPES } from '@farmgate/backend/contract/directory/product-types';
import { AutocompleteArrayInput, TextInput } from 'react-admin';
import { words } from '../../kit/cells';
import { InputRow } from '../../kit/input-row';
import { SocialInputs } from '../parts/social-inputs';

/** @returns values of the contract as an input offers them */
export const choices = (values: readonly string[]) =>
  values.map((id) => ({ id, name: words(id.toLowerCase()) }));

/** How to reach a place. */
export function ContactInputs() {
  return (
    <>
      <InputRow>
        <TextInput source="phone" />
        <TextInput source="email" label="Email" />
      </InputRow>
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
      <AutocompleteArrayInput
        source="features"
        choices={FEATURES.map((id) => ({ id, name: FEATURE_LABELS[id] }))}
        fullWidth
      />
    </>
  );
}
