import type { ImportUndo } from '@farmgate/backend/contract/directory/admin/imports.admin';
import Box from '@mui/material/Box';
import { Link } from 'react-admin';
import { KEPT_WORDS } from './undo-words';

/** The places that undoing an import leaves as they are, and why. */
export function KeptPlaces({ of: { kept, keptCount } }: { of: ImportUndo }) {
  if (kept.length === 0) return null;
  const more = keptCount - kept.length;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {kept.map(({ placeId, name, reason }, index) => (
        <li key={index}>
          {placeId === null ? name : <Link to={`/places/${placeId}/show`}>{name}</Link>}
          {`: ${KEPT_WORDS[reason]}`}
        </li>
      ))}
      {more > 0 && <li>{`and ${more.toLocaleString('en-US')} more`}</li>}
    </Box>
  );
}
