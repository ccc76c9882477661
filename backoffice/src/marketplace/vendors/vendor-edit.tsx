import { SELLABLE_STATES } from '@farmgate/backend/contract/marketplace/checkout-states';
import { FARMING_PRACTICES, SHIPPING_METHODS } from '@farmgate/backend/contract/marketplace/shop';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { choicesOf } from '../../kit/choices';
import { RecordEdit } from '../../kit/record/record-form';

const STATES = SELLABLE_STATES.map((id) => ({ id, name: STATE_NAMES[id] ?? id }));

/** What staff may correct in a vendor's profile. */
export function VendorEdit() {
  return (
    <RecordEdit>
      <TextInput source="businessName" validate={required()} fullWidth />
      <TextInput source="description" multiline minRows={3} validate={required()} fullWidth />
      <TextInput source="farmStory" multiline minRows={3} fullWidth />
      <TextInput source="address" validate={required()} fullWidth />
      <TextInput source="phone" validate={required()} />
      <TextInput source="website" type="url" fullWidth />
      <SelectInput source="farmingPractice" choices={choicesOf(FARMING_PRACTICES)} validate={required()} />
      <TextArrayInput source="certifications" helperText="Press Enter after each." fullWidth />
      <CheckboxGroupInput
        source="shippingMethods"
        label="Delivery"
        choices={choicesOf(SHIPPING_METHODS)}
        validate={required()}
      />
      <AutocompleteArrayInput
        source="shippingStates"
        label="Ships to"
        choices={STATES}
        helperText="Leave blank for every state that’s open."
        fullWidth
      />
      <TextInput source="pickupNote" multiline fullWidth />
    </RecordEdit>
  );
}
