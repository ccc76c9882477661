import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../../kit/may';
import { MergeChoice } from './merge-choice';
import { MergePreview } from './merge-preview';
import { useDoubles } from './use-doubles';

/**
 * Makes one farm of two records of it: choose the other one, compare, decide. Says how many likely doubles
 * there are.
 */
export function MergeButton() {
  const farm = useRecordContext<AdminFarm>();
  const [isOpen, setIsOpen] = useState(false);
  const [otherId, setOtherId] = useState<number>();
  const id = farm?.id ?? 0;
  const isAllowed = useMay('merge');
  const doubles = useDoubles(id, farm !== undefined && isAllowed);
  if (!farm || !isAllowed) return null;
  const close = () => {
    setIsOpen(false);
    setOtherId(undefined);
  };
  const count = doubles?.length ?? 0;
  return (
    <>
      <Button
        size="small"
        onClick={() => setIsOpen(true)}
        startIcon={<Combine size={18} aria-hidden="true" />}
      >
        {count > 0 ? `Merge (${count} ${count === 1 ? 'double' : 'doubles'}?)` : 'Merge'}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="lg" aria-labelledby="merge-title">
        <DialogTitle id="merge-title">
          {otherId === undefined ? `Which farm duplicates ${farm.name}?` : 'Choose what to keep'}
        </DialogTitle>
        {otherId === undefined ? (
          <MergeChoice farm={farm} doubles={doubles ?? []} onChoose={setOtherId} onClose={close} />
        ) : (
          <MergePreview kept={farm} otherId={otherId} onBack={() => setOtherId(undefined)} onDone={close} />
        )}
      </Dialog>
    </>
  );
}
