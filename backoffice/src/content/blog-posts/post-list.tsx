import type { AdminPostRow } from '@farmgate/backend/contract/content/blog.admin';
import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EyeOff, Send } from 'lucide-react';
import {
  DataTable,
  DateInput,
  RadioButtonGroupInput,
  SearchInput,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time, timeText, words } from '../../kit/cells';
import { pictureSource } from '../../kit/pictures/picture-source';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { DEFAULT_DRAWING } from './drawings';
import { CATEGORY_CHOICES, POST_TONES, STANDING_CHOICES } from './post-words';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="standing" source="standing" label="Status" alwaysOn choices={STANDING_CHOICES} />,
  <SelectInput key="category" source="category" alwaysOn choices={CATEGORY_CHOICES} />,
  <TextInput key="tag" source="tag" />,
  <DateInput key="since" source="publishedSince" label="Published since" />,
  <DateInput key="until" source="publishedUntil" label="Published until" />,
];

const MOMENTS = [
  { id: 'now', name: 'Now: they come first on the blog' },
  { id: 'kept', name: 'Each article’s own date (a future date schedules it)' },
];

const bulkActions = (
  <>
    <BulkActionButton
      action="publish"
      label="Publish"
      icon={Send}
      success="Published."
      title="Publish these articles"
      defaults={{ moment: 'now' }}
      fields={
        <RadioButtonGroupInput source="moment" label="Publication date" choices={MOMENTS} row={false} />
      }
    />
    <BulkActionButton
      action="unpublish"
      label="Unpublish"
      icon={EyeOff}
      success="Articles unpublished."
      title="Unpublish these articles"
      explanation="They become drafts and leave the blog right away. Links to them will show “Article not found.”"
    />
  </>
);

/** The blog's articles: what is public, what is to come, what is being written. */
export function PostList() {
  return (
    <RecordList filters={filters} sort={{ field: 'publishedAt', order: 'DESC' }} empty="No articles yet">
      <RecordTable<AdminPostRow>
        bulkActions={bulkActions}
        rowClick="edit"
        hiddenColumns={['tags', 'authorName', 'updatedAt']}
        small={{
          primary: ({ title }) => title,
          secondary: ({ standing, category }) => `${words(standing)} · ${categoryLabel(category)}`,
          tertiary: ({ publishedAt }) => timeText(publishedAt),
        }}
      >
        <DataTable.Col source="imageUrl" label="Picture" disableSort>
          <Picture />
        </DataTable.Col>
        <DataTable.Col source="title">
          <Name />
        </DataTable.Col>
        <DataTable.Col source="standing" label="Status" disableSort>
          <StatusBadge source="standing" tones={POST_TONES} />
        </DataTable.Col>
        <DataTable.Col source="publishedAt" label="Published">
          <Time source="publishedAt" />
        </DataTable.Col>
        <DataTable.Col source="category" render={({ category }: AdminPostRow) => categoryLabel(category)} />
        <DataTable.Col source="tags" disableSort render={({ tags }: AdminPostRow) => tags.join(', ')} />
        <DataTable.NumberCol source="readingTime" label="Minutes" />
        <DataTable.Col source="authorName" label="Author" disableSort />
        <DataTable.Col source="updatedAt" label="Changed">
          <Time source="updatedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

function Picture() {
  const post = useRecordContext<AdminPostRow>();
  return (
    <Box
      component="img"
      src={pictureSource(post?.imageUrl) ?? DEFAULT_DRAWING}
      alt=""
      width={64}
      height={40}
      loading="lazy"
      sx={{ display: 'block', objectFit: 'cover', borderRadius: 1, bgcolor: 'background.default' }}
    />
  );
}

function Name() {
  const post = useRecordContext<AdminPostRow>();
  if (!post) return null;
  return (
    <Box sx={{ minWidth: 220 }}>
      <Typography component="div" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        {post.title}
      </Typography>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[post.authorName, post.tags.slice(0, 4).join(', ')].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
