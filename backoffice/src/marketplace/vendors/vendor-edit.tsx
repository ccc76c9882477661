import { FARMING_PRACTICES, SHIPPING_METHODS } from '@farmgate/backend/contract/marketplace/shop';
import { CheckboxGroupInput, required, SelectInput, TextArrayInput, TextInput } from 'react-admin';
import { choicesOf } from '../../kit/choices';
import { RecordEdit } from '../../kit/record/record-form';

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
      <TextInput source="pickupNote" multiline fullWidth />
    </RecordEdit>
  );
}
