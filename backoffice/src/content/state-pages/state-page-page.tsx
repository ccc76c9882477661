import type { AdminStatePage } from '@farmgate/backend/contract/content/pages.admin';
import Button from '@mui/material/Button';
import { Archive, ExternalLink, Eye } from 'lucide-react';
import { TextField, UpdateButton, useRecordContext } from 'react-admin';
import { StatusBadge, Time } from '../../kit/cells';
import { MarkdownPreview } from '../../kit/markdown/markdown-preview';
import { May } from '../../kit/may';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { PREVIEW } from '../blog-posts/post-calls';
import { PAGE_TONES } from '../location-pages/page-tones';

/** One state's page: what it says, and whether it is shown. */
export function StatePagePage() {
  return (
    <RecordPage actions={<Actions />}>
      <Facts>
        <Fact label="Status">
          <StatusBadge source="status" tones={PAGE_TONES} />
        </Fact>
        <Fact label="Search engines">
          <Indexing />
        </Fact>
        <Fact label="Updated">
          <Time source="lastUpdated" />
        </Fact>
        <Fact label="Cities with a page">
          <TextField source="cityCount" />
        </Fact>
        <Fact label="Markets">
          <TextField source="marketCount" />
        </Fact>
        <Fact label="Farms">
          <TextField source="farmCount" />
        </Fact>
      </Facts>
      <Fact label="Title">
        <TextField source="title" />
      </Fact>
      <Fact label="Description">
        <TextField source="metaDescription" />
      </Fact>
      <Fact label="Text">
        <Text />
      </Fact>
    </RecordPage>
  );
}

function Text() {
  const page = useRecordContext<AdminStatePage>();
  return page ? <MarkdownPreview address={PREVIEW} text={page.content} /> : null;
}

function Indexing() {
  const page = useRecordContext<AdminStatePage>();
  return <>{page?.isIndexable ? 'Can be indexed' : 'Not indexed: no farms or markets yet'}</>;
}

function Actions() {
  const page = useRecordContext<AdminStatePage>();
  if (!page) return null;
  const isShown = page.status === 'published';
  return (
    <>
      {isShown && (
        <Button
          size="small"
          href={`/${page.slug}`}
          target="_blank"
          rel="noopener"
          startIcon={<ExternalLink size={18} aria-hidden="true" />}
        >
          Open the page
        </Button>
      )}
      <May action="edit">
        <UpdateButton
          label={isShown ? 'Archive' : 'Publish'}
          icon={isShown ? <Archive size={18} /> : <Eye size={18} />}
          data={{ status: isShown ? 'archived' : 'published' }}
          mutationMode="pessimistic"
        />
      </May>
    </>
  );
}
