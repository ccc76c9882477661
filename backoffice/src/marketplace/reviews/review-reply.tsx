import { BUSINESS_ROLE_LABELS } from '@farmgate/backend/contract/accounts/business-roles';
import type { AdminReview } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EyeOff, RotateCcw } from 'lucide-react';
import { Link, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { timeText } from '../../kit/cells';

/** What the vendor answers to the review, who wrote it, and what can be done with it. */
export function ReviewReply() {
  const review = useRecordContext<AdminReview>();
  if (!review || (review.reply === null && !review.isReplyHidden)) return null;
  const { reply, isReplyHidden, replyHiddenReason } = review;
  return (
    <Box component="section" aria-labelledby="reply" sx={{ mb: 3, ml: { xs: 1, sm: 3 } }}>
      <Typography id="reply" variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Reply from {review.vendorName ?? 'the vendor'}
      </Typography>
      {isReplyHidden && (
        <Alert severity="error" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
          Reply hidden{replyHiddenReason && `: ${replyHiddenReason}`}
        </Alert>
      )}
      {reply === null ? (
        <Typography color="textSecondary">The vendor deleted the reply. A new one stays hidden.</Typography>
      ) : (
        <Words {...review} reply={reply} />
      )}
      <Box sx={{ mt: 1.5 }}>
        {isReplyHidden ? (
          <ActionButton
            action="restore-reply"
            label="Restore reply"
            icon={RotateCcw}
            title="Restore this reply"
            explanation="Everyone can see it below the review again. We email the vendor, and the review’s author if they haven’t heard of a reply yet."
            success="Reply restored."
            tells="the vendor"
          />
        ) : (
          <ActionButton
            action="hide-reply"
            label="Hide reply"
            icon={EyeOff}
            color="error"
            title="Hide this reply"
            explanation="Only the vendor can see it. The review stays. This also settles the reports about the reply."
            asksReason
            success="Reply hidden."
            tells="the vendor"
          />
        )}
      </Box>
    </Box>
  );
}

function Words({ reply, repliedAt, replyUserId, replyUsername, replyRole }: AdminReview & { reply: string }) {
  return (
    <>
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          pl: 2,
          borderLeft: 3,
          borderColor: 'divider',
          maxWidth: '68ch',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {reply}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {replyUserId === null ? (
          'Someone without an account anymore'
        ) : (
          <Link to={`/users/${replyUserId}/show`}>{replyUsername}</Link>
        )}
        {replyRole && `, ${BUSINESS_ROLE_LABELS[replyRole]}`}
        {repliedAt && `, ${timeText(repliedAt)}`}
      </Typography>
    </>
  );
}
