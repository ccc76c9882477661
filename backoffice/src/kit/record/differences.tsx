import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetRecordRepresentation, useReference } from 'react-admin';
import { exceptionChanges, exceptionVerb } from './exception-changes.rules';
import { fieldLabel, referenceOf, shownFields, valueText } from './history.rules';
import { type OptionChange, optionChanges } from './option-changes.rules';

type Fields = Record<string, unknown> | null;

interface Sides {
  before: unknown;
  after: unknown;
}

/** What changed, field by field, in words. */
export function Differences({ before, after }: { before: Fields; after: Fields }) {
  const names = shownFields(before, after);
  if (names.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: '0.86rem', overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fieldLabel(name)}:
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {name === 'exceptions' ? (
              <Exceptions before={before?.[name]} after={after?.[name]} />
            ) : name === 'variants' ? (
              <Options before={before?.[name]} after={after?.[name]} />
            ) : (
              <Change
                before={before && <Value name={name} value={before[name]} />}
                after={after && <Value name={name} value={after[name]} />}
              />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Change({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <>
      {before && <del>{before}</del>}
      {before && after && ' → '}
      {after && <ins style={{ textDecoration: 'none' }}>{after}</ins>}
    </>
  );
}

/** Date by date, as nobody reads what stayed as it was. */
const Exceptions = ({ before, after }: Sides) => (
  <Changes
    changes={exceptionChanges(before, after, new Date().getFullYear()).map((change) => ({
      label: `${exceptionVerb(change)}:`,
      ...change,
    }))}
  />
);

/** Figure by figure of each option. */
const Options = ({ before, after }: Sides) => <Changes changes={optionChanges(before, after)} />;

function Changes({ changes }: { changes: OptionChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map(({ label, ...change }, index) => (
        <li key={index}>
          {label} <Change {...change} />
        </li>
      ))}
    </Box>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  const reference = referenceOf(name, value);
  if (!reference) return <>{valueText(name, value)}</>;
  return <Named reference={reference} id={value as number} />;
}

/** A record by its name; by its number where it is gone. */
function Named({ reference, id }: { reference: string; id: number }) {
  const { referenceRecord } = useReference({ reference, id });
  const nameOf = useGetRecordRepresentation(reference);
  return <>{referenceRecord ? nameOf(referenceRecord) : `number ${id}`}</>;
}
