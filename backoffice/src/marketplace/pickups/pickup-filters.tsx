import { AutocompleteInput, DateInput, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin';
import { STATE_CHOICES } from '../../kit/choices';

/** Filters that lists of pickups share. */
export const byVendor = (
  <ReferenceInput key="vendor" source="vendorId" reference="vendors" alwaysOn>
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>
);
export const byState = <AutocompleteInput key="state" source="state" choices={STATE_CHOICES} alwaysOn />;
export const bySite = (
  <ReferenceInput key="site" source="siteId" reference="pickup-sites">
    <AutocompleteInput size="small" label="Pickup site" />
  </ReferenceInput>
);
export const byZone = (
  <ReferenceInput key="zone" source="zoneId" reference="delivery-zones">
    <AutocompleteInput size="small" label="Delivery zone" />
  </ReferenceInput>
);
export const madeSince = <DateInput key="since" source="createdSince" label="Added since" />;
export const madeUntil = <DateInput key="until" source="createdUntil" label="Added until" />;

/** @returns a filter for one of two answers */
export const yesOrNo = (source: string, label: string, yes: string, no: string) => (
  <NullableBooleanInput
    key={source}
    source={source}
    label={label}
    trueLabel={yes}
    falseLabel={no}
    nullLabel="All"
  />
);

/** @returns a filter for one of some words */
export const oneOf = (source: string, label: string, names: Readonly<Record<string, string>>) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn
    choices={Object.entries(names).map(([id, name]) => ({ id, name }))}
  />
);
