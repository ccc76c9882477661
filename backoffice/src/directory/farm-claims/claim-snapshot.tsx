import type { AdminFarmClaim } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { comparedFields } from '../farms/farm-fields';
import { Comparison, isDifferent } from '../parts/comparison';

interface Props {
  claim: AdminFarmClaim;
  farm: AdminFarm;
}

/** What the farm said before the claim, where it says something else now; a release brings that back. */
export function ClaimSnapshot({ claim: { snapshot, status }, farm }: Props) {
  if (!snapshot || (status !== 'new' && status !== 'verified')) return null;
  const fields = comparedFields({ ...farm, ...snapshot }, farm).filter(isDifferent);
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Before the claim
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {textOf(fields.length, status === 'verified')}
      </Typography>
      {fields.length > 0 && (
        <Comparison leftTitle="Before the claim" rightTitle="Shown now" fields={fields} />
      )}
    </Box>
  );
}

function textOf(changes: number, isVerified: boolean): string {
  if (changes === 0) return 'The farm’s page still says what it said before the claim.';
  const changed = changes === 1 ? '1 field has changed' : `${changes} fields have changed`;
  const undone = isVerified ? ' If you release the farm, its page says what it said before.' : '';
  return `${changed} since the claim.${undone}`;
}
