import type { AdminShare } from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import type { EndSharePreview } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { Ban } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { EndingLines } from './ending-lines';
import { boxesText, endingSentences, membersText } from './share-words';
import { useEnding } from './use-ending';

/** Ends a season, once its dialog has said what that does. */
export function EndShare() {
  const share = useRecordContext<AdminShare>();
  const isOpen = share?.status === 'published';
  const { ending, look } = useEnding<EndSharePreview>('shares', isOpen ? share.id : null);
  if (!isOpen) return null;
  const sentences = ending && [
    `${boxesText(ending.boxes)} to come of ${membersText(ending.members)} will be canceled, and no one can join.`,
    ...endingSentences(ending, share.vendorName),
    `Members and ${share.vendorName} get an email. This can’t be undone.`,
  ];
  return (
    <ActionButton
      action="end"
      label="End season"
      icon={Ban}
      color="error"
      title={`End ${share.name}`}
      explanation={<EndingLines sentences={sentences} />}
      body={ending && { shown: { refund: ending.refund, credit: ending.credit } }}
      onLook={look}
      asksReason
      success="Season ended."
    />
  );
}
