import type { AdminSavedAnswer } from '@farmgate/backend/contract/content/saved-answers.admin';
import { DataTable, SearchInput } from 'react-admin';
import { Time, timeText } from '../../kit/cells';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** What staff answer often. */
export function SavedAnswerList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      empty="No saved answers yet. Add what you answer often, then pick it under any message."
    >
      <RecordTable<AdminSavedAnswer>
        small={{
          primary: ({ title }) => title,
          secondary: ({ text }) => startOf(text),
          tertiary: ({ updatedAt }) => timeText(updatedAt),
        }}
      >
        <DataTable.Col source="title" />
        <DataTable.Col
          source="text"
          label="Answer"
          disableSort
          render={({ text }: AdminSavedAnswer) => startOf(text)}
        />
        <DataTable.Col source="updatedAt" label="Changed">
          <Time source="updatedAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const startOf = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text);
