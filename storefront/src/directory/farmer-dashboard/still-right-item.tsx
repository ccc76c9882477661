import type {
  ConfirmationAnswer,
  ConfirmationView,
} from '@farmgate/backend/contract/directory/confirmations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CircleCheck } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { formatDate } from '../../lib/format/format';
import { Button, LinkButton } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { Item } from '../../ui/item';
import { dashboardQuery } from '../farmer/farmer-queries';
import { closingText } from '../still-right/closing-text';
import { sendConfirmation } from '../still-right/confirmation-queries';

const ConfirmDialog = lazy(() =>
  import('../../ui/dialogs/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

const SAID: Record<ConfirmationAnswer, string> = {
  right: 'is confirmed',
  closed: 'is closed permanently',
  reopen: 'is open again',
};

/** What is answered leaves the list; the notification about closing can undo it. */
function useAnswering(of: ConfirmationView) {
  const client = useQueryClient();
  const answering = useMutation({
    mutationFn: (answer: ConfirmationAnswer) => sendConfirmation(of, answer),
    onSuccess: async (_view, answer) => {
      toast({
        title: `${of.name} ${SAID[answer]}`,
        ...(answer === 'closed' && { action: { label: 'Undo', onPress: () => answering.mutate('reopen') } }),
      });
      await client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
    },
    onError: (error) => sayFailed('Error', error, 'Please try again.'),
  });
  return answering;
}

/** The question of the yearly email, for who opens the dashboard first. */
export function StillRightItem({ of }: { of: ConfirmationView }) {
  const { mutate, isPending, variables } = useAnswering(of);
  const [isClosing, setClosing] = useState(false);
  const actions = (
    <>
      <Button
        look="secondary"
        aria-label={`${of.name} is still right`}
        disabled={isPending}
        pendingLabel={isPending && variables === 'right' && 'Saving...'}
        icon={<CircleCheck aria-hidden size={18} />}
        onClick={() => mutate('right')}
      >
        Still right
      </Button>
      <LinkButton look="secondary" to={of.editPath} aria-label={`Edit ${of.name}`}>
        Edit
      </LinkButton>
      <Button
        look="quiet"
        disabled={isPending}
        aria-label={`${of.name} is closed permanently`}
        onClick={() => setClosing(true)}
      >
        Closed permanently
      </Button>
    </>
  );
  return (
    <Item icon={CalendarCheck} title={`Is everything still right about ${of.name}?`} actions={actions}>
      {of.lastConfirmed === null
        ? 'No one has confirmed it yet.'
        : `It was last confirmed on ${formatDate(of.lastConfirmed)}.`}
      {isClosing && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setClosing}
            title={`Is ${of.name} closed permanently?`}
            confirmLabel="Close permanently"
            pendingLabel={isPending && 'Closing...'}
            isDangerous
            onConfirm={() => mutate('closed', { onSettled: () => setClosing(false) })}
          >
            {closingText(of)} You can undo it right after.
          </ConfirmDialog>
        </Suspense>
      )}
    </Item>
  );
}
