import type {
  AdminShareMember,
  EndMemberPreview,
} from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import { Ban } from 'lucide-react';
import { SelectInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dollars } from '../../kit/money.rules';
import { EndingLines } from './ending-lines';
import { boxesText, refundText } from './share-words';
import { useEnding } from './use-ending';

const shownOf = ({ refund, credit }: EndMemberPreview['rule']) => ({ refund, credit });

/** Ends a membership, by its rule or with all back: each choice says what goes back. */
export function EndMember() {
  const member = useRecordContext<AdminShareMember>();
  const { ending, look } = useEnding<EndMemberPreview>('share-members', member?.id ?? null);
  if (!member) return null;
  const sentences = ending && [
    `${boxesText(ending.rule.boxes)} to come will be canceled, and their place is free.`,
    ...(ending.rule.unpaid > 0 ? [`${dollars(ending.rule.unpaid)} doesn’t have to be paid anymore.`] : []),
    `What was paid by card goes back to the card, and ${member.vendorName} pays the rest. The member and ${member.vendorName} get an email with the reason. This can’t be undone.`,
  ];
  const choices = [
    { id: 'rule', name: `What the rule of the share says${ending ? `: ${refundText(ending.rule)}` : ''}` },
    { id: 'all', name: `All that was paid ahead${ending ? `: ${refundText(ending.all)}` : ''}` },
  ];
  return (
    <ActionButton
      action="end"
      label="End membership"
      icon={Ban}
      color="error"
      title={`End ${member.name}’s membership`}
      explanation={<EndingLines sentences={sentences} />}
      fields={<SelectInput source="refund" label="Refund" choices={choices} fullWidth required />}
      defaults={{ refund: 'rule' }}
      body={ending && { shown: { rule: shownOf(ending.rule), all: shownOf(ending.all) } }}
      onLook={look}
      asksReason
      success="Membership ended."
    />
  );
}
