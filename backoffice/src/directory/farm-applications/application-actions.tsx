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
        label="Decline"
        icon={X}
        title={`Decline ${application.farmName}`}
        explanation={`${application.farmerName} is told by mail, and can apply again.`}
        asksReason
        success="The application is declined, and the farmer is told."
      />
      <ActionButton
        action="approve"
        label="Approve"
        icon={Check}
        variant="contained"
        title={`Approve ${application.farmName}`}
        explanation={consequences(application)}
        success="Approved. The farm is there, and the farmer is told."
        defaults={{ zipCode: application.zipCode ?? '', isVerified: true }}
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
              helperText="It carries the Verified badge at once. Turn this off where somebody still has to look at it."
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
    ? `${farm}, and gives it to the account ${account.username}, which has this email address. The farmer is told by mail.`
    : `${farm}, makes an account for ${email}, and sends an invitation to choose a password. The link is good for 7 days.`;
}

const zipHelp = ({ zipCode, zipPlace, farmAddress }: AdminFarmApplication) =>
  zipCode === null
    ? `None can be read from "${farmAddress}".`
    : `${zipPlace ?? ''}, as read from "${farmAddress}".`;
