import type { AdminFarm, MergeField } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useAct } from '../../kit/actions/use-act';
import { type ComparedField, Comparison } from '../parts/comparison';
import { comparedFields, ownerText } from './farm-fields';

interface Props {
  /** The farm that stays. */
  kept: AdminFarm;
  otherId: number;
  onBack: () => void;
  onDone: () => void;
}

/** Both records side by side; of each field that differs, one value is chosen. */
export function MergePreview({ kept, otherId, onBack, onDone }: Props) {
  const { data } = useGetOne<AdminFarm>('farms', { id: otherId });
  // The list has left its row there, which lacks most of what is compared.
  const other = data && 'photos' in data ? data : undefined;
  const [taken, setTaken] = useState<ReadonlySet<string>>();
  const { act, isWaiting } = useAct('merge', {
    resource: 'farms',
    success: 'Farms merged.',
    tells: 'the owners',
  });
  if (!other) {
    return (
      <DialogContent>
        <Typography color="textSecondary">Loading...</Typography>
      </DialogContent>
    );
  }
  const fields = [
    ...comparedFields(kept, other),
    { key: 'owner', label: 'Owner', left: ownerText(kept), right: ownerText(other) },
  ];
  // What only the other one knows is worth keeping, unless somebody says otherwise.
  const take = taken ?? new Set(fields.filter(({ left, right }) => !left && right).map(({ key }) => key));
  const choose = (key: string, side: 'left' | 'right') => {
    const next = new Set(take);
    if (side === 'right') next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  const merge = () =>
    act([kept.id], {
      otherId,
      take: [...take] as MergeField[],
      seen: { kept: kept.updatedAt, other: other.updatedAt },
    }).then(onDone, () => undefined);
  return (
    <>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {other.listings} {other.listings === 1 ? 'listing' : 'listings'} and {other.photos.length}{' '}
          {other.photos.length === 1 ? 'photo' : 'photos'} move to this farm. /farms/{other.id} redirects to
          /farms/
          {kept.id} from now on. We email the owners, if there are any. You can’t undo this.
        </Typography>
        <Comparison
          leftTitle={`${kept.name}, ${kept.id} (stays)`}
          rightTitle={`${other.name}, ${other.id} (merged)`}
          fields={fields}
          choiceWidth={150}
          choice={(field) => (
            <Side field={field} isRight={take.has(field.key)} onChange={(side) => choose(field.key, side)} />
          )}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onBack} disabled={isWaiting}>
          Back
        </Button>
        <Button variant="contained" color="error" disabled={isWaiting} onClick={() => void merge()}>
          {isWaiting ? 'Working...' : 'Merge'}
        </Button>
      </DialogActions>
    </>
  );
}

/** Rows that differ are marked, on which softer text isn't read well. */
const SIDE = { py: 0.5, color: 'text.primary' };

interface SideProps {
  field: ComparedField;
  isRight: boolean;
  onChange: (side: 'left' | 'right') => void;
}

function Side({ field, isRight, onChange }: SideProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={isRight ? 'right' : 'left'}
      onChange={(_event, side: 'left' | 'right' | null) => side && onChange(side)}
      aria-label={`Which ${field.label.toLowerCase()} stays`}
    >
      <ToggleButton value="left" sx={SIDE}>
        Left
      </ToggleButton>
      <ToggleButton value="right" sx={SIDE}>
        Right
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
