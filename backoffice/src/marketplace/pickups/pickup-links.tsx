import Box from '@mui/material/Box';
import { Link } from 'react-admin';
import { listPath } from '../../kit/record/list-path';

interface Props {
  /** "Of this site" */
  label: string;
  links: readonly (readonly [label: string, resource: string, filter: object])[];
}

/** The ways from a record to what belongs to it. */
export function PickupLinks({ label, links }: Props) {
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {links.map(([name, resource, filter]) => (
        <Link key={name} to={listPath(resource, filter)}>
          {name}
        </Link>
      ))}
    </Box>
  );
}
