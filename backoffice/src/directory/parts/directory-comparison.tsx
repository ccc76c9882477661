import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-admin';
import { dayText } from '../../kit/cells';
import { comparedFields } from '../farms/farm-fields';
import { Comparison, isDifferent } from './comparison';

const RELATIONS = {
  origin: 'The directory entry it was claimed from',
  linked: 'The directory entry it replaces',
  nearby: 'The directory, similar name nearby',
} as const;

/** A farm's own words beside the directory's: what differs, and the rest where it is asked for. */
export function DirectoryComparison({ farm }: { farm: AdminFarm }) {
  const [isWhole, setIsWhole] = useState(false);
  const { twin } = farm;
  const fields = comparedFields(farm, twin ?? farm);
  const differing = fields.filter(isDifferent);
  const shown = !twin || isWhole ? fields : differing;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {twin ? 'Compared with the directory' : 'What it says'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {twin
          ? `${differing.length === 0 ? 'Both match.' : `${differing.length} of ${fields.length} fields differ.`} The directory was last confirmed ${dayText(twin.lastConfirmed) || 'on an unknown day'}, ${twin.distanceMiles} miles apart.`
          : 'Nothing imported from a directory matches, and nothing within five miles has a similar name.'}
      </Typography>
      {shown.length > 0 && (
        <Comparison
          leftTitle="This farm"
          rightTitle={
            twin ? <Link to={`/places/${twin.id}/show`}>{RELATIONS[twin.relation]}</Link> : 'The directory'
          }
          fields={twin ? shown : shown.map((field) => ({ ...field, right: '' }))}
          isSingle={!twin}
        />
      )}
      {twin && differing.length < fields.length && (
        <Button size="small" onClick={() => setIsWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? 'Show only what differs' : `Show all ${fields.length} fields`}
        </Button>
      )}
    </Box>
  );
}
