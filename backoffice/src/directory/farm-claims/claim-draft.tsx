import type { AdminFarmClaim } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import { fieldStatusText } from '@farmgate/backend/contract/directory/field-states';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { timeText } from '../../kit/cells';
import { Comparison } from '../parts/comparison';
import { Thumbnail } from '../parts/picture';
import { draftFields } from './draft-fields';

const EXPLANATIONS: Partial<Record<AdminFarmClaim['status'], string>> = {
  new: 'Only the claimant and our team see this. Shoppers will see it once you verify the claim.',
  verified: 'Shoppers have seen this since the claim was verified, except for what our team had changed.',
};
const ENDED = 'Shoppers never saw this. We keep photos for 30 days and field statuses for 90.';

/** What the claimant wrote, showed and said before the claim was decided, beside what shoppers see. */
export function ClaimDraft() {
  const claim = useRecordContext<AdminFarmClaim>();
  if (!claim) return null;
  const { draft, status } = claim;
  const fields = draftFields(draft);
  if (fields.length + draft.photos.length + draft.statuses.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        What did they add?
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {EXPLANATIONS[status] ?? ENDED}
      </Typography>
      {fields.length > 0 && (
        <Comparison
          leftTitle="Claimant"
          rightTitle="Shown now"
          fields={fields}
          isSingle={status === 'verified'}
        />
      )}
      <Photos photos={draft.photos} />
      {draft.statuses.length > 0 && (
        <Box component="ul" aria-label="Field statuses" sx={{ pl: 2.5, my: 1.5 }}>
          {draft.statuses.map(({ id, crop, state, note, saidAt }) => (
            <li key={id}>
              {[fieldStatusText(crop, state), note, timeText(saidAt)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function Photos({ photos }: Pick<AdminFarmClaim['draft'], 'photos'>) {
  if (photos.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Photos"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, my: 2, listStyle: 'none' }}
    >
      {photos.map(({ id, imageUrl, alt }) => (
        <Box component="li" key={id} sx={{ width: 160 }}>
          <a href={imageUrl} target="_blank" rel="noreferrer" aria-label={alt || 'Open the photo'}>
            <Thumbnail src={imageUrl} art="farm_stand" width={160} />
          </a>
          <Typography variant="body2">{alt || 'No description'}</Typography>
        </Box>
      ))}
    </Box>
  );
}
