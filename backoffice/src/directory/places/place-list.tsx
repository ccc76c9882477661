import {
  type AdminPlaceRow,
  PLACE_LISTINGS,
  PLACE_SOURCE_NAMES,
} from '@farmgate/backend/contract/directory/admin/places.admin';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import Box from '@mui/material/Box';
import { EyeOff, RotateCcw } from 'lucide-react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  SearchInput,
  SelectInput,
  useRecordContext,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, dayText, type Tone } from '../../kit/cells';
import { STATE_CHOICES } from '../../kit/choices';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { RowLink } from '../parts/row-link';
import { KIND_CHOICES, placeText } from '../parts/words';
import { SOURCE_NAMES } from './source-names';

const LISTING_NAMES = { listed: 'Listed', hidden: 'Hidden', farm: 'Replaced by a farm' } as const;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" alwaysOn choices={KIND_CHOICES} />,
  <AutocompleteInput key="state" source="state" choices={STATE_CHOICES} />,
  <SelectInput
    key="source"
    source="source"
    choices={PLACE_SOURCE_NAMES.map((id) => ({ id, name: SOURCE_NAMES[id] ?? id }))}
  />,
  <SelectInput
    key="listing"
    source="listing"
    label="In the directory"
    choices={PLACE_LISTINGS.map((id) => ({ id, name: LISTING_NAMES[id] }))}
  />,
  <DateInput key="since" source="confirmedSince" label="Confirmed since" />,
  <DateInput key="until" source="confirmedUntil" label="Confirmed until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="hide"
      label="Hide"
      icon={EyeOff}
      color="error"
      title="Hide these places"
      explanation="Visitors can no longer find them. Imports leave them hidden."
      asksReason
      reasonHelp="Saved in the audit log."
      success="Places hidden."
    />
    <BulkActionButton action="restore" label="Restore" icon={RotateCcw} success="Places restored." />
  </>
);

/** The directory's places: markets, stands, and farms that nobody has claimed. */
export function PlaceList() {
  return (
    <RecordList
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      empty="The directory is empty. Import a file to fill it."
    >
      <RecordTable<AdminPlaceRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ name }) => name,
          secondary: (place) => [PLACE_KIND_LABELS[place.kind], placeText(place)].join(' · '),
          tertiary: ({ lastConfirmed }) => dayText(lastConfirmed),
        }}
      >
        <DataTable.Col source="name">
          <Name />
        </DataTable.Col>
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: AdminPlaceRow) => PLACE_KIND_LABELS[kind]}
        />
        <DataTable.Col source="state" label="Place" render={placeText} />
        <DataTable.Col
          source="source"
          disableSort
          render={({ source }: AdminPlaceRow) => SOURCE_NAMES[source] ?? source}
        />
        <DataTable.Col source="listing" label="In the directory" disableSort>
          <Standing />
        </DataTable.Col>
        <DataTable.Col
          source="lastConfirmed"
          label="Last confirmed"
          render={({ lastConfirmed }: AdminPlaceRow) => dayText(lastConfirmed)}
        />
      </RecordTable>
    </RecordList>
  );
}

function Name() {
  const place = useRecordContext<AdminPlaceRow>();
  return <Box sx={{ fontWeight: 600, minWidth: 180, overflowWrap: 'anywhere' }}>{place?.name}</Box>;
}

const TONES: Readonly<Record<string, Tone>> = { listed: 'good', hidden: 'bad' };

/** Whether people find the place; where a farm stands for it, that farm. */
export function Standing() {
  const place = useRecordContext<AdminPlaceRow>();
  if (!place) return null;
  if (place.farmId === null) return <Badge value={place.listing} tones={TONES} />;
  return <RowLink to={`/farms/${place.farmId}/show`}>As {place.farmName}</RowLink>;
}
