import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin';
import { useMay } from './may';

interface Props {
  source: string;
  /** What is picked: "Market". */
  label: string;
  /** Which list it is picked from. */
  reference: string;
  alwaysOn?: boolean;
}

/** A filter by another record, which is picked by its name; by its number where one may not see that list. */
export function RecordFilter({ source, label, reference }: Props) {
  return useMay('list', reference) ? (
    <ReferenceInput source={source} reference={reference}>
      <AutocompleteInput size="small" label={label} />
    </ReferenceInput>
  ) : (
    <NumberInput source={source} label={`${label} number`} />
  );
}
