import { AutocompleteInput, SelectInput, TextInput } from 'react-admin';
import { STATE_CHOICES } from '../../kit/choices';
import { KIND_CHOICES } from './words';

/** Where it is and what it is, for lists of farms and of the whole directory. */
export const placeFilters = [
  <AutocompleteInput key="state" source="state" choices={STATE_CHOICES} />,
  <TextInput key="zipCode" source="zipCode" label="ZIP code" />,
  <SelectInput key="kind" source="kind" choices={KIND_CHOICES} />,
];
