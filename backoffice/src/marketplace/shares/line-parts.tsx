import type {
  AdminShareRenewal,
  AdminShareWait,
} from '@farmgate/backend/contract/marketplace/admin/shares.admin';
import type { ReactElement } from 'react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import { VendorLink } from '../orders/order-link';
import { CellLink } from '../parts/cell-link';
import { memberPath } from './share-words';

export type InLine = AdminShareWait | AdminShareRenewal;

/** @returns the filters of a list of people who are asked, or ask, for a place */
export const lineFilters = (
  states: readonly string[],
  wordsOf: (state: string) => string,
): ReactElement[] => [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={states.map((id) => ({ id, name: wordsOf(id) }))}
  />,
  <ReferenceInput key="share" source="shareId" reference="shares" alwaysOn>
    <AutocompleteInput size="small" label="Share" />
  </ReferenceInput>,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <NumberInput key="user" source="userId" label="User number" />,
  <DateInput key="since" source="createdSince" label="Since" />,
  <DateInput key="until" source="createdUntil" label="Until" />,
];

/** Who it is, and what they would get. */
export const lineColumns: ReactElement[] = [
  <DataTable.Col
    key="name"
    source="name"
    disableSort
    render={({ name, memberId }: InLine) =>
      memberId === null ? name : <CellLink to={memberPath({ memberId })}>{name}</CellLink>
    }
  />,
  <DataTable.Col key="email" source="email" disableSort />,
  <DataTable.Col
    key="share"
    source="shareName"
    label="Share"
    disableSort
    render={({ shareId, shareName }: InLine) => (
      <CellLink to={`/shares/${shareId}/show`}>{shareName}</CellLink>
    )}
  />,
  <DataTable.Col key="vendor" source="vendorName" label="Vendor" disableSort>
    <VendorLink />
  </DataTable.Col>,
  <DataTable.Col
    key="size"
    source="sizeName"
    label="Size"
    disableSort
    render={({ quantity, sizeName, half }: InLine) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${sizeName}${half ? `, weeks ${half}` : ''}`
    }
  />,
  <DataTable.Col key="site" source="siteName" label="Pickup" disableSort />,
];
