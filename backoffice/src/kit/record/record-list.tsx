import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  type PaginationProps,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import type { ListMeta } from '../../lib/data-provider';
import { ExportButton } from '../actions/export-button';
import { May } from '../may';
import { NothingYet } from '../nothing-yet';
import { useCards } from './cards';

type Passed = 'sort' | 'filter' | 'filterDefaultValues' | 'storeKey' | 'queryOptions' | 'aside';

interface Props extends Pick<ListProps, Passed> {
  filters?: ReactElement[];
  /** What the list says while there is nothing in it, and nothing is filtered. */
  empty: string;
  /** Further buttons over the list. */
  actions?: ReactNode;
  /** Part of another page: it sets neither the page's title nor its address. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/**
 * A list of the back office: filters, columns to choose, the file of what is filtered, pages, an empty state.
 */
export function RecordList({ filters, empty, actions, isEmbedded = false, children, ...props }: Props) {
  return (
    <List
      {...props}
      {...(filters ? { filters } : {})}
      exporter={false}
      {...(isEmbedded ? { disableSyncWithLocation: true, title: <></> } : {})}
      perPage={25}
      empty={<NothingYet sentence={empty}>{actions}</NothingYet>}
      pagination={<BoundedPagination />}
      actions={<Actions hasFilters={Boolean(filters)}>{actions}</Actions>}
    >
      {children}
    </List>
  );
}

function Actions({ hasFilters, children }: { hasFilters: boolean; children: ReactNode }) {
  const { hasCreate } = useResourceDefinition();
  // Cards have no columns.
  const isCards = useCards();
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0, gap: 0.5 }}>
      {children}
      {hasFilters && <FilterButton />}
      {!isCards && <ColumnsButton />}
      {hasCreate && <CreateButton />}
      <May action="export">
        <ExportButton />
      </May>
    </TopToolbar>
  );
}

/** Long lists are counted, and can be paged through, to a bound. */
function BoundedPagination(props: PaginationProps) {
  const list = useListContext();
  const { total = 0 } = list;
  const meta = list.meta as ListMeta | undefined;
  return (
    <>
      {meta?.isMore && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1.5 }}>
          There are more than {total.toLocaleString('en-US')}. Filter the list to reach the others; the export
          has them all.
        </Typography>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...props} />
    </>
  );
}
