import {
  type AdminFavorite,
  FAVORITE_KINDS,
} from '@farmgate/backend/contract/marketplace/admin/favorites.admin';
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { Badge, Time, timeText, words } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { CellLink } from '../parts/cell-link';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    choices={FAVORITE_KINDS.map((id) => ({ id, name: words(id) }))}
  />,
  <ReferenceInput key="product" source="productId" reference="products">
    <AutocompleteInput size="small" label="Product" />
  </ReferenceInput>,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <RecordFilter key="user" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Saved since" />,
  <DateInput key="until" source="createdUntil" label="Saved until" />,
];

/** What people want to find again; it is theirs, so it can be looked at and not changed. */
export function FavoriteList() {
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} empty="No favorites yet">
      <RecordTable<AdminFavorite>
        rowClick={false}
        small={{
          primary: ({ name }) => name,
          secondary: ({ kind, username }) => `${words(kind)} · ${username}`,
          tertiary: ({ createdAt }) => timeText(createdAt),
        }}
      >
        <DataTable.Col source="username" label="Account" disableSort render={personOf} />
        <DataTable.Col
          source="kind"
          disableSort
          render={({ kind }: AdminFavorite) => <Badge value={kind} />}
        />
        <DataTable.Col source="name" label="Favorite" disableSort render={subjectOf} />
        <DataTable.Col source="createdAt" label="Since">
          <Time source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const personOf = ({ userId, username }: AdminFavorite) => (
  <CellLink to={`/users/${userId}/show`}>{username}</CellLink>
);

const subjectOf = ({ name, ...favorite }: AdminFavorite) => (
  <CellLink to={recordPath(favorite)}>{name}</CellLink>
);

function recordPath({ productId, vendorId, itemKey }: Omit<AdminFavorite, 'name'>): string {
  if (productId !== null) return `/products/${productId}/show`;
  if (vendorId !== null) return `/vendors/${vendorId}/show`;
  const [kind, id] = (itemKey ?? '').split('-');
  return `/${kind}s/${id}/show`;
}
