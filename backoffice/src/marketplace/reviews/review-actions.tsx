import type { AdminReview } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import { EyeOff, Flag, Mail, RotateCcw } from 'lucide-react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';

/** What can be done with a review where it stands. */
export function ReviewActions() {
  const review = useRecordContext<AdminReview>();
  if (!review) return null;
  const { isHidden, openReports, email, authorName } = review;
  return (
    <>
      {email !== null && (
        <ActionButton
          action="contact"
          label="Write to the author"
          icon={Mail}
          title={`Write to ${authorName}`}
          explanation={`Goes to ${email} by mail. The review is quoted below your words.`}
          success="Your mail is on its way."
          fields={
            <TextInput
              source="text"
              label="Your words"
              multiline
              minRows={6}
              fullWidth
              autoFocus
              validate={required('Please write what you want to say.')}
            />
          }
        />
      )}
      {isHidden ? (
        <ActionButton
          action="restore"
          label="Restore"
          icon={RotateCcw}
          variant="contained"
          title="Restore this review"
          explanation="Everybody sees it again, and it counts in the ratings. Its author is told by mail."
          success="The review is shown again."
        />
      ) : (
        <ActionButton
          action="hide"
          label="Hide"
          icon={EyeOff}
          color="error"
          title={`Hide the review of ${authorName}`}
          explanation="It is shown to its author alone, and counts in no rating. The reports are settled by it."
          asksReason
          success="The review is hidden."
        />
      )}
      {openReports > 0 && (
        <ActionButton
          action="dismiss-reports"
          label="Dismiss reports"
          icon={Flag}
          variant="contained"
          success="The review stays, and the reports are settled."
        />
      )}
    </>
  );
}
