import type { AdminDouble } from '@farmgate/backend/contract/directory/admin/doubles.admin';
import Button from '@mui/material/Button';
import { Combine, Split, Undo2 } from 'lucide-react';
import { Link, RadioButtonGroupInput, required, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { sidePath } from './double-words';
import { useSide } from './use-side';

export function DoubleActions() {
  const pair = useRecordContext<AdminDouble>();
  if (!pair || pair.status === 'settled') return null;
  if (pair.status === 'different') {
    return (
      <ActionButton
        action="reopen"
        label="Undo"
        icon={Undo2}
        success="It’s back in the list of what may be the same."
      />
    );
  }
  return (
    <>
      <ActionButton
        action="differ"
        andNext
        label="Not the same"
        icon={Split}
        success="We won’t ask about these again."
      />
      {pair.pair === 'farms' ? <FarmsMerge pair={pair} /> : <Same pair={pair} />}
    </>
  );
}

/** Farms have an owner and photos to choose from, on the page of the one that stays. */
function FarmsMerge({ pair }: { pair: AdminDouble }) {
  return (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={sidePath(pair.oneType, pair.oneId)}
      startIcon={<Combine size={18} aria-hidden="true" />}
    >
      Merge on the farm’s page
    </Button>
  );
}

function Same({ pair }: { pair: AdminDouble }) {
  const { record: one } = useSide(pair.oneType, pair.oneId);
  const { record: other } = useSide(pair.otherType, pair.otherId);
  if (!one || !other) return null;
  const shared = {
    action: 'merge',
    andNext: true,
    label: 'These are the same',
    icon: Combine,
    variant: 'contained',
    title: 'Are these the same?',
  } as const;
  const seen = { one: one.updatedAt, other: other.updatedAt };
  if (pair.pair === 'farm-and-place') {
    return (
      <ActionButton
        {...shared}
        success="The farm now stands for the place."
        explanation={`${one.name} stays. ${other.name} is no longer listed on its own, its followers hear from the farm, and its link leads to the farm. You can’t undo this.`}
        body={{ keep: 'one', seen }}
      />
    );
  }
  return (
    <ActionButton
      {...shared}
      success="Places merged."
      tells="its managers"
      explanation="Followers, managers, claims, market days, vendors and pickups of both stay, and the old link leads to the one that stays. Where the two differ, the newest counts, as when a file is imported. If both have a stall map, only that of the one that stays is kept. You can edit it after. You can’t undo this."
      defaults={{ keep: 'one' }}
      fields={
        <RadioButtonGroupInput
          source="keep"
          label="Which one stays?"
          row={false}
          validate={required('Please choose which of them stays.')}
          choices={[
            { id: 'one', name: `${one.name}, ${one.address} (place ${pair.oneId})` },
            { id: 'other', name: `${other.name}, ${other.address} (place ${pair.otherId})` },
          ]}
        />
      }
      body={{ seen }}
    />
  );
}
