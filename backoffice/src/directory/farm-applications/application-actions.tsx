import type { AdminFarmApplication } from '@farmgate/backend/contract/directory/admin/farm-applications.admin';
import { Check, X } from 'lucide-react';
import { BooleanInput, required, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';

/** The two decisions, while there is one to make. */
export function ApplicationActions() {
  const application = useRecordContext<AdminFarmApplication>();
  if (application?.status !== 'new') return null;
  return (
    <>
      <ActionButton
        action="decline"
        andNext
        label="Decline"
        icon={X}
        title={`Decline ${application.farmName}`}
        explanation={`We email ${application.farmerName}, who can apply again.`}
        asksReason
        success="Application declined."
        tells="the farmer"
      />
      <ActionButton
        action="approve"
        andNext
        label="Approve"
        icon={Check}
        variant="contained"
        title={`Approve ${application.farmName}`}
        explanation={consequences(application)}
        success="Application approved."
        tells="the farmer"
        defaults={{ zipCode: application.zipCode ?? '', isVerified: canBeReached(application) }}
        fields={
          <>
            <TextInput
              source="zipCode"
              label="ZIP code"
              validate={required('Please enter the ZIP code of the farm.')}
              autoFocus={application.zipCode === null}
              helperText={zipHelp(application)}
              fullWidth
            />
            <BooleanInput
              source="isVerified"
              label="The farm is verified"
              helperText="It gets the Verified badge right away. Turn this off if someone still has to review it."
            />
          </>
        }
      />
    </>
  );
}

function consequences({ farmName, email, account }: AdminFarmApplication): string {
  const farm = `Registers ${farmName} at its ZIP code's center`;
  return account
    ? `${farm}, and adds it to the account ${account.username}, which has this email address. We email the farmer.`
    : `${farm}, creates an account for ${email} and emails an invitation to choose a password. The link works for 7 days.`;
}

/** Who gave no whole phone number is still to be reviewed, unless staff say otherwise. */
const canBeReached = ({ phone }: AdminFarmApplication) => phone.replaceAll(/\D/g, '').length >= 10;

const zipHelp = ({ zipCode, zipPlace, farmAddress }: AdminFarmApplication) =>
  zipCode === null
    ? `We couldn’t find one in “${farmAddress}”.`
    : `${zipPlace ?? ''}, from “${farmAddress}”.`;
