import type { AdminMessage } from '@farmgate/backend/contract/content/messages.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { timeText } from '../../kit/cells';

/** What staff have answered, the oldest first. */
export function MessageAnswers() {
  const message = useRecordContext<AdminMessage>();
  if (!message || message.answers.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {message.answers.length === 1 ? 'Answer' : 'Answers'}
      </Typography>
      {message.answers.map(({ id, text, username, createdAt }) => (
        <Box
          component="article"
          key={id}
          sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, py: 0.5, mb: 2, maxWidth: '68ch' }}
        >
          <Typography variant="body2" color="textSecondary">
            {username}, <time dateTime={createdAt}>{timeText(createdAt)}</time>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
