import Box from '@mui/material/Box';
import { Link } from 'react-admin';
import { useDoubles } from './use-doubles';

/** The farms that a farm may be the same as. */
export function FarmTwins({ farmId }: { farmId: number }) {
  const doubles = useDoubles(farmId, true) ?? [];
  if (doubles.length === 0) return null;
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
      {doubles.map(({ id, name, address, verification }) => (
        <li key={id}>
          <Link to={`/farms/${id}/show`}>{name}</Link>, {address}
          {verification === 'verified' && ' (verified)'}
        </li>
      ))}
    </Box>
  );
}
