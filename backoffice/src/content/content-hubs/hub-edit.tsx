import { PAGE_STATUSES } from '@farmgate/backend/contract/content/page-status';
import type { AdminHub } from '@farmgate/backend/contract/content/pages.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import {
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useGetRecordId,
  useRecordContext,
} from 'react-admin';
import { words } from '../../kit/cells';
import { CountedInput } from '../../kit/counted-input';
import { KeepsDraft } from '../../kit/draft-copy';
import { dropDraft } from '../../kit/draft-storage';
import { MarkdownInput } from '../../kit/markdown/markdown-input';
import { History } from '../../kit/record/history';
import { RecordEdit } from '../../kit/record/record-form';
import { PICTURES, PREVIEW } from '../blog-posts/post-calls';

const BEST_DESCRIPTION = [110, 155] as const;

/** A guide and its writer's tools. Its topic and its address belong to the product. */
export function HubEdit() {
  const draft = `content-hubs/${useGetRecordId()}`;
  return (
    <RecordEdit redirect="edit" isWide actions={<PublicPage />} onSaved={() => dropDraft(draft)}>
      <KeepsDraft key={draft} name={draft} />
      <CountedInput
        source="title"
        max={120}
        best={[10, 60]}
        validate={required('Please give the guide a title')}
        sx={{ mb: 1.5 }}
      />
      <MarkdownInput
        source="content"
        label="Text"
        previewAddress={PREVIEW}
        picturesAddress={PICTURES}
        validate={required('Please write the guide')}
      />
      <Box
        sx={{
          width: '100%',
          display: 'grid',
          columnGap: 3,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CountedInput
            source="metaDescription"
            label="Description"
            max={200}
            best={BEST_DESCRIPTION}
            multiline
            minRows={3}
            hint="Appears below the title in search engines."
            validate={required('Please write what search engines show')}
          />
          <TextArrayInput
            source="relatedPages"
            label="Related pages"
            helperText="Farmgate paths, such as /browse?category=eggs. Press Enter after each."
            fullWidth
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SelectInput
            source="status"
            choices={PAGE_STATUSES.map((id) => ({ id, name: words(id) }))}
            fullWidth
            validate={required()}
            helperText="Only published guides are on the site and in its site map."
          />
          <TextInput
            source="targetKeyword"
            label="Search words"
            helperText="The search phrase this guide should rank for."
            fullWidth
          />
          <NumberInput
            source="searchVolume"
            label="Searches a month"
            min={0}
            step={1}
            fullWidth
            validate={required('Please enter a whole number.')}
            helperText={false}
          />
        </Box>
      </Box>
      <History />
    </RecordEdit>
  );
}

function PublicPage() {
  const hub = useRecordContext<AdminHub>();
  if (hub?.status !== 'published') return null;
  return (
    <Button
      size="small"
      href={paths.guide(hub.slug)}
      target="_blank"
      rel="noopener"
      startIcon={<ExternalLink size={18} aria-hidden="true" />}
    >
      Read it on the site
    </Button>
  );
}
