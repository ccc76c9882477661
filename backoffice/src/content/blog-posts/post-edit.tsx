import type { AdminPost } from '@farmgate/backend/contract/content/blog.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { useGetRecordId, useRecordContext } from 'react-admin';
import { dropDraft } from '../../kit/draft-storage';
import { History } from '../../kit/record/history';
import { RecordCreate, RecordEdit } from '../../kit/record/record-form';
import { PostForm } from './post-form';
import { PostToolbar } from './post-toolbar';

const draftOf = (id: string | number) => `blog-posts/${id}`;
const NEW = draftOf('new');

/** An article and its writer's tools. */
export function PostEdit() {
  const draft = draftOf(useGetRecordId());
  return (
    <RecordEdit
      redirect="edit"
      isWide
      actions={<PublicPage />}
      toolbar={<PostToolbar />}
      onSaved={() => dropDraft(draft)}
    >
      <PostForm key={draft} draft={draft} />
      <History />
    </RecordEdit>
  );
}

/** A new article: a draft until its writer says otherwise. */
export function PostCreate() {
  return (
    <RecordCreate
      title="Write a post"
      redirect="edit"
      isWide
      toolbar={<PostToolbar />}
      defaultValues={NEW_POST}
      onSaved={() => dropDraft(NEW)}
    >
      <PostForm draft={NEW} />
    </RecordCreate>
  );
}

const NEW_POST = {
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  tags: [],
  authorName: 'Farmgate editors',
  imageUrl: null,
  isPublished: false,
  publishedAt: 'now',
};

function PublicPage() {
  const post = useRecordContext<AdminPost>();
  if (post?.standing !== 'published') return null;
  return (
    <Button
      size="small"
      href={paths.article(post.slug)}
      target="_blank"
      rel="noopener"
      startIcon={<ExternalLink size={18} aria-hidden="true" />}
    >
      Read it on the blog
    </Button>
  );
}
