import type { MarketBoard } from '@farmgate/backend/contract/directory/market-board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { sentenceOf } from '../../../lib/api/api';
import { countOf } from '../../../lib/format/format';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { refreshBoards, remindOf } from '../market-queries';

const named = (entries: MarketBoard['entries']) => entries.map(({ name }) => name).join(', ');

/** Emails those who haven't answered; says whom first, and who has to be called. */
export function RemindButton({ marketId, board }: { marketId: number; board: MarketBoard }) {
  const client = useQueryClient();
  const { entries, day } = board;
  const of = (reminder: MarketBoard['entries'][number]['reminder']) =>
    entries.filter((entry) => entry.reminder === reminder);
  const [due, asked, unreachable] = [of('possible'), of('asked'), of('unreachable')];
  const reminding = useMutation({
    mutationFn: () => remindOf(marketId, day.date),
    onSuccess: ({ names, isDemo }) => {
      void refreshBoards(client, marketId);
      toast({
        title: isDemo ? 'No email sent' : `${countOf(names.length, 'vendor')} reminded`,
        description: isDemo ? 'This is a demo market, so no one gets an email.' : names.join(', '),
      });
    },
  });
  if (due.length === 0) return null;
  return (
    <ConfirmButton
      label={`Remind ${due.length}`}
      size="sm"
      icon={<Bell aria-hidden size={18} />}
      title={`Remind ${countOf(due.length, 'vendor')}?`}
      confirmLabel="Send reminders"
      pendingLabel={reminding.isPending && 'Sending...'}
      failure={
        reminding.error && sentenceOf(reminding.error, 'We couldn’t send the reminders. Please try again.')
      }
      onOpen={reminding.reset}
      onConfirm={() => reminding.mutate()}
    >
      <span className="flex flex-col gap-2">
        <span>We’ll email {named(due)}, who can answer with one tap.</span>
        {asked.length > 0 && <span>Already asked in the last 24 hours: {named(asked)}.</span>}
        {unreachable.length > 0 && <span>Not on Farmgate, so call them: {named(unreachable)}.</span>}
      </span>
    </ConfirmButton>
  );
}
