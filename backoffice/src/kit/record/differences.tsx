import Box from '@mui/material/Box';
import { useGetRecordRepresentation, useReference } from 'react-admin';
import { fieldLabel, referenceOf, shownFields, valueText } from './history.rules';

type Fields = Record<string, unknown> | null;

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
            {before && (
              <del>
                <Value name={name} value={before[name]} />
              </del>
            )}
            {before && after && ' → '}
            {after && (
              <ins style={{ textDecoration: 'none' }}>
                <Value name={name} value={after[name]} />
              </ins>
            )}
          </Box>
        </Box>
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
