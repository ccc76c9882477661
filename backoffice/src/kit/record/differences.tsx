import Box from '@mui/material/Box';

type Fields = Record<string, unknown> | null;

const text = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? 'nothing'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

/** What changed, field by field. */
export function Differences({ before, after }: { before: Fields; after: Fields }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, fontSize: '0.86rem', overflowWrap: 'anywhere' }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {before && <del>{text(before[name]).slice(0, 300)}</del>}
            {before && after && ' → '}
            {after && <ins style={{ textDecoration: 'none' }}>{text(after[name]).slice(0, 300)}</ins>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
