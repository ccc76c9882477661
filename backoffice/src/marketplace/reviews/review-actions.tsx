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
          explanation={`We email ${email}, with the review quoted below your message.`}
          success="Email sent."
          fields={
            <TextInput
              source="text"
              label="Your message"
              multiline
              minRows={6}
              fullWidth
              autoFocus
              validate={required('Please enter your message.')}
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
          explanation={`Everyone can see it again, and it counts toward the ratings. ${email === null ? 'Its author has no account anymore, so no one is emailed.' : 'We email its author.'}`}
          success="Review restored."
          tells="its author"
        />
      ) : (
        <ActionButton
          action="hide"
          andNext
          label="Hide"
          icon={EyeOff}
          color="error"
          title={`Hide the review of ${authorName}`}
          explanation="Only its author can see it, and it doesn’t count toward ratings. This also settles its reports."
          asksReason
          success="Review hidden."
          tells="its author"
        />
      )}
      {openReports > 0 && (
        <ActionButton
          action="dismiss-reports"
          andNext
          label="Dismiss reports"
          icon={Flag}
          variant="contained"
          success="Reports dismissed."
        />
      )}
    </>
  );
}
