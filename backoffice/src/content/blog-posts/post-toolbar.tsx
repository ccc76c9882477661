import type { AdminPost } from '@farmgate/backend/contract/content/blog.admin';
import Typography from '@mui/material/Typography';
import { CalendarClock, Save, Send } from 'lucide-react';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Badge, timeText } from '../../kit/cells';
import { POST_TONES } from './post-words';
import { usePublishing } from './publishing-input';

/** Stays at the screen's edge while the article is written; its button says what saving does. */
export function PostToolbar() {
  const post = useRecordContext<AdminPost>();
  const { dirtyFields } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  const { label, icon: Icon } = useSaving(post);
  return (
    <Toolbar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        gap: 1.5,
        flexWrap: 'wrap',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 12px 12px',
        py: 1,
      }}
    >
      <SaveButton
        label={label}
        icon={<Icon size={18} aria-hidden="true" style={{ marginRight: 8 }} />}
        alwaysEnable={!post?.id}
      />
      {post?.standing && <Badge value={post.standing} tones={POST_TONES} />}
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
        {isChanged ? 'Not saved yet' : post?.updatedAt ? `Saved ${timeText(post.updatedAt)}` : ''}
      </Typography>
      {post?.id && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}

function useSaving(post: AdminPost | undefined) {
  const { choice, moment } = usePublishing();
  const isPublic = post?.standing === 'published';
  if (choice === 'draft') return { label: isPublic ? 'Save and unpublish' : 'Save draft', icon: Save };
  if (choice === 'now') return { label: 'Publish', icon: Send };
  if (moment && new Date(moment).getTime() > Date.now()) return { label: 'Schedule', icon: CalendarClock };
  return isPublic ? { label: 'Save', icon: Save } : { label: 'Publish', icon: Send };
}
