import Typography from '@mui/material/Typography';
import { BooleanInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RecordCreate } from '../../kit/record/record-form';
import { NamesakesInput } from '../parts/namesakes-input';
import { FarmInputs } from './farm-edit';

const NEW = {
  kind: 'on_farm_market',
  businessStatus: 'OPERATIONAL',
  ...{ productTypes: [], activities: [], features: [], seasons: [], exceptions: [] },
  organicCertified: false,
  isVerified: true,
};

/** A farm that staff add by hand, for somebody or to be claimed. */
export function FarmCreate() {
  return (
    <RecordCreate title="Add a farm" defaultValues={NEW}>
      <FarmInputs />
      <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
        Owner
      </Typography>
      <TextInput
        source="owner"
        label="Owner’s username or email"
        helperText="Optional. They get the farm in their account and an email. Without an owner, anyone can claim it."
        fullWidth
      />
      <Verified />
      <NamesakesInput what="farm" />
    </RecordCreate>
  );
}

/** Only an owner's farm is verified. */
function Verified() {
  const owner = useWatch<{ owner?: string | null }, 'owner'>({ name: 'owner' });
  if (!owner) return null;
  return (
    <BooleanInput
      source="isVerified"
      label="The farm is verified"
      helperText="It carries the Verified badge right away. Turn this off if someone still has to check it."
    />
  );
}
