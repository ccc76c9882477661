import type { AdminLocationPage } from '@farmgate/backend/contract/content/pages.admin';
import { Archive, Eye } from 'lucide-react';
import { TextField, UpdateButton, useRecordContext } from 'react-admin';
import { Paragraphs, StatusBadge, Time } from '../../kit/cells';
import { May } from '../../kit/may';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { PAGE_TONES } from './page-tones';

/** One city's page: what it says, and whether it is shown. */
export function LocationPagePage() {
  return (
    <RecordPage actions={<Actions />}>
      <Facts>
        <Fact label="Address">
          <Address />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={PAGE_TONES} />
        </Fact>
        <Fact label="Search engines">
          <Indexing />
        </Fact>
        <Fact label="Markets">
          <TextField source="marketCount" />
        </Fact>
        <Fact label="Farms">
          <TextField source="farmCount" />
        </Fact>
        <Fact label="Listings and products">
          <TextField source="offerCount" />
        </Fact>
        <Fact label="Content changed">
          <Time source="lastUpdated" />
        </Fact>
        <Fact label="Facts compared">
          <Time source="checkedAt" />
        </Fact>
      </Facts>
      <Fact label="Title">
        <TextField source="title" />
      </Fact>
      <Fact label="Description">
        <TextField source="metaDescription" />
      </Fact>
      <Fact label="Text">
        <Paragraphs source="content" />
      </Fact>
    </RecordPage>
  );
}

function Address() {
  const page = useRecordContext<AdminLocationPage>();
  return page ? <a href={`/${page.slug}`}>/{page.slug}</a> : null;
}

function Indexing() {
  const page = useRecordContext<AdminLocationPage>();
  return <>{page?.isIndexable ? 'Can be indexed' : 'Not indexed: no farms or markets yet'}</>;
}

function Actions() {
  const page = useRecordContext<AdminLocationPage>();
  if (!page) return null;
  const isShown = page.status === 'published';
  return (
    <May action="edit">
      <UpdateButton
        label={isShown ? 'Archive' : 'Publish'}
        icon={isShown ? <Archive size={18} /> : <Eye size={18} />}
        data={{ status: isShown ? 'archived' : 'published' }}
        mutationMode="pessimistic"
      />
    </May>
  );
}
