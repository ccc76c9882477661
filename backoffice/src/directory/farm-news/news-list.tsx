import type { AdminNewsRow } from '@farmgate/backend/contract/directory/admin/farm-news.admin';
import Box from '@mui/material/Box';
import { EyeOff, Flag } from 'lucide-react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, dayText, Time } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { NEWS_TONES, reportsText, standingOf } from './news-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Words" alwaysOn />,
  <SelectInput
    key="reported"
    source="isReported"
    label="Reported"
    alwaysOn
    choices={[
      { id: true, name: 'Waiting' },
      { id: false, name: 'None waiting' },
    ]}
  />,
  <SelectInput
    key="hidden"
    source="isHidden"
    label="Shown"
    alwaysOn
    choices={[
      { id: false, name: 'Shown' },
      { id: true, name: 'Hidden' },
    ]}
  />,
  <ReferenceInput key="farm" source="farmId" reference="farms">
    <AutocompleteInput size="small" label="Farm" />
  </ReferenceInput>,
  <DateInput key="since" source="createdSince" label="Posted since" />,
  <DateInput key="until" source="createdUntil" label="Posted until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="dismiss-reports"
      label="Dismiss reports"
      icon={Flag}
      title="Dismiss the reports"
      explanation="The news stays, and no longer comes first in this list."
      success="Reports dismissed."
    />
    <BulkActionButton
      action="hide"
      label="Hide"
      icon={EyeOff}
      color="error"
      title="Hide this news"
      explanation="Only the farms can see it, and no more followers are told of it."
      asksReason
      success="News hidden."
      tells="the farms"
    />
  </>
);

/** What farms write to their followers, what someone has reported first. */
export function NewsList() {
  return (
    <RecordList filters={filters} sort={{ field: 'openReports', order: 'DESC' }} empty="No news yet">
      <RecordTable<AdminNewsRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ farmName, text }) => `${farmName}: ${text}`,
          secondary: (news) =>
            [news.openReports > 0 && reportsText(news.openReports), standingOf(news), dayText(news.createdAt)]
              .filter(Boolean)
              .join(' · '),
        }}
      >
        <DataTable.Col source="text" label="News" disableSort render={textOf} />
        <DataTable.Col source="openReports" label="Reports" render={reportsOf} />
        <DataTable.Col
          source="isHidden"
          label="Status"
          disableSort
          render={(news: AdminNewsRow) => <Badge value={standingOf(news)} tones={NEWS_TONES} />}
        />
        <DataTable.Col source="createdAt" label="Posted">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const textOf = ({ text, farmName, stoppedAt }: AdminNewsRow) => (
  <Box sx={{ minWidth: 260, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
      {text}
    </Box>
    <Box sx={{ fontSize: '0.86rem', color: 'text.secondary' }}>
      {farmName}
      {stoppedAt !== null && ', stopped'}
    </Box>
  </Box>
);

const reportsOf = ({ openReports }: AdminNewsRow) => {
  const text = reportsText(openReports);
  return openReports === 0 ? '' : <Badge value={text} tones={{ [text]: 'waiting' }} />;
};
