import type { AdminReview } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { dayText, timeText } from '../../kit/cells';

/** What people say is wrong with the review, or the reply to it. */
export function ReviewReports() {
  const review = useRecordContext<AdminReview>();
  if (!review) return null;
  return (
    <Paper component="section" aria-labelledby="reports" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="reports" variant="h3" component="h2" sx={{ mb: 1 }}>
        Reports
      </Typography>
      {review.reports.length === 0 && <Typography color="textSecondary">No reports</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {review.reports.map((report) => (
          <Box
            component="li"
            key={report.id}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <Typography
              sx={{
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                color: report.dismissedAt === null ? 'text.primary' : 'text.secondary',
              }}
            >
              {report.reason}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {report.of === 'reply' && 'About the reply · '}
              {report.userId === null ? (
                'A visitor'
              ) : (
                <Link to={`/users/${report.userId}/show`}>{report.username}</Link>
              )}
              , {timeText(report.createdAt)}
              {report.dismissedAt !== null && ` · settled ${dayText(report.dismissedAt)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
