import type { WorkersView } from '@farmgate/backend/contract/marketplace/shares/share-work';
import { hoursText } from '@farmgate/backend/contract/marketplace/shares/work-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { monthDay } from '../../../shared/shares/share-words';
import { Button } from '../../../ui/button';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { workAddress } from './vendor-shares';

const NoteHoursDialog = lazy(() =>
  import('./note-hours').then((module) => ({ default: module.NoteHoursDialog })),
);

interface OfMember {
  /** Of the share. */
  id: string;
  /** Where the member is read from. */
  base: string;
}

/** Notes hours of a member by a dialog. @param day what it begins with; today where left out */
export function NoteHours({ name, ...of }: OfMember & { name: string; day?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        aria-haspopup="dialog"
        aria-label={`Note hours, ${name}`}
        onClick={() => setOpen(true)}
      >
        Note hours
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NoteHoursDialog {...of} name={name} open onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Takes noted hours back. */
export function TakeBackHours({
  id,
  base,
  worked,
  name,
}: OfMember & {
  worked: { id: number; hours: number; day: string };
  /** Where there are several members. */
  name?: string;
}) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [base] });
  const { mutate, isPending } = useMutation({
    mutationFn: () => callJson<WorkersView>(`${base}/hours/${worked.id}`, { method: 'DELETE' }),
    onSuccess: async (saved) => {
      client.setQueryData([workAddress(id)], saved);
      toast({ title: 'Hours removed' });
      await refresh();
    },
    onError: (error) => {
      sayFailed('We couldn’t remove these hours.', error);
      void refresh();
    },
  });
  return (
    <Button
      size="sm"
      look="quiet"
      aria-label={[`Remove ${hoursText(worked.hours)} on ${monthDay(worked.day)}`, name]
        .filter(Boolean)
        .join(', ')}
      pendingLabel={isPending && 'Removing...'}
      onClick={() => mutate()}
    >
      Remove
    </Button>
  );
}
