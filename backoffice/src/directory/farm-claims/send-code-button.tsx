import type { AdminFarmClaim } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import { CLAIM_CODE_DAYS } from '@farmgate/backend/contract/directory/claim-proofs';
import { KeyRound } from 'lucide-react';
import { RadioButtonGroupInput, required } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';

/** Sends a code to the farm's own contact, which the claimant enters; nothing where there is no contact. */
export function SendCodeButton({ claim: { code, farmName } }: { claim: AdminFarmClaim }) {
  const { email, phone } = code.ways;
  const choices = [
    ...(email === null ? [] : [{ id: 'email', name: `By email to ${email}` }]),
    ...(phone === null ? [] : [{ id: 'phone', name: `By text to ${phone}` }]),
  ];
  if (choices.length === 0 || code.provenAt !== null) return null;
  return (
    <ActionButton
      action="send-code"
      label={code.sentAt === null ? 'Send a code' : 'Send another code'}
      icon={KeyRound}
      title={`Send a code to ${farmName}`}
      explanation={`${code.failedAt === null ? '' : 'The last text didn’t arrive. '}It goes to the contact that the directory has for this farm. A claimant who enters it within ${CLAIM_CODE_DAYS} days gets messages there. A code from before stops working.`}
      fields={
        <RadioButtonGroupInput
          source="to"
          label="Where to?"
          choices={choices}
          row={false}
          sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
          defaultValue={choices[0]!.id}
          validate={required('Please choose one.')}
        />
      }
      success="Code sent."
      tells="the claimant"
    />
  );
}
