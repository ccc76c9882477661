import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { AddressState } from '../../../lib/page/use-address-state';
import type { MapPoint } from '../../../ui/map/map-types';
import type { CorrectedSearchProps } from '../../../ui/navigation/corrected-search';
import type { Pagination } from '../../../ui/navigation/pagination';
import type { Count } from '../../search/results/counts';
import type { ResultItem, ResultList } from '../../search/results/results-layout';
import type { BrowseState, BrowseTab } from '../browse-address';
import type { BrowseResults } from '../browse-queries';

export interface TabFrameProps {
  address: AddressState<BrowseState>;
  center: ZipCodeView | null;
  points: readonly MapPoint[];
  /** How many results there are, in words. */
  count: string;
  found: Count | null;
  list: CorrectedSearchProps['list'];
  /** What is shown, which may be demo data. */
  items: readonly { isDemonstration?: boolean | undefined }[];
  children: ReactNode;
}

/** What the browse page has already; if the tab imported it, it would be cut into more and larger files. */
export interface NearParts {
  Frame: ComponentType<TabFrameProps>;
  List: ComponentType<ComponentProps<typeof ResultList>>;
  Item: ComponentType<ComponentProps<typeof ResultItem>>;
  Skeletons: ComponentType<{ of: 'listings' | 'places' }>;
  Pagination: ComponentType<ComponentProps<typeof Pagination>>;
  Empty: ComponentType<{ address: Pick<AddressState<BrowseState>, 'state' | 'to'>; of: BrowseTab }>;
}

export interface NearTabProps extends Pick<TabFrameProps, 'address' | 'center'> {
  near: BrowseResults['near'];
  parts: NearParts;
  resultCount: (count: Count, state: BrowseState) => string;
}
