import type {
  SizeChoiceList,
  SubscriptionView,
} from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { houseDay } from '@farmgate/backend/contract/shared/calendar/house-zone';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { useNow } from '../../../lib/page/visit';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { toast } from '../../../ui/dialogs/toast';
import { RadioCard } from '../../../ui/fields/radio-card';
import { amountText } from '../amount-text';
import { type SizeChoice, sizeSentences } from './size-words';

const whyNot = ({ isAllowed }: SizeChoice) =>
  isAllowed ? 'No places are left.' : 'Please ask the farm for a cheaper size.';

interface SizeDialogProps {
  base: string;
  member: SubscriptionView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for another size, with what it costs. */
export function SizeDialog({ base, member, open, onOpenChange }: SizeDialogProps) {
  const client = useQueryClient();
  const name = useId();
  const today = houseDay(useNow());
  const [chosen, choose] = useState<number | null>(null);
  const sizes = useQuery({ ...apiQuery<SizeChoiceList>(`${base}/sizes`), gcTime: 0 });
  const size = sizes.data?.find((one) => one.isOpen && (chosen === null || one.sizeId === chosen));
  const change = useMutation({
    mutationFn: ({ sizeId, difference }: SizeChoice) =>
      callJson<SubscriptionView>(`${base}/size`, { method: 'POST', body: { sizeId, difference } }),
    onSuccess: (answer) => {
      onOpenChange(false);
      client.setQueryData([base], answer);
      toast({ title: 'Size changed', description: `Boxes to come are ${answer.sizeName}.` });
      setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
    },
    // It says what the sizes cost by now.
    onError: () => sizes.refetch(),
  });
  const failure = change.error ?? sizes.error;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change the size?"
      confirmLabel={sizes.data && !size ? 'Keep it' : 'Change size'}
      pendingLabel={(change.isPending && 'Changing...') || (!sizes.data && !failure && 'Loading...')}
      failure={failure && sentenceOf(failure, 'Check your connection and try again.')}
      onConfirm={() => {
        if (size) change.mutate(size);
        else if (!sizes.data) void sizes.refetch();
        else onOpenChange(false);
      }}
    >
      <div className="flex flex-col gap-3">
        <p>Every box that can still change will be the new size, at today’s price.</p>
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Size</legend>
          {sizes.data?.map((one) => (
            <RadioCard
              key={one.sizeId}
              name={name}
              label={`${one.name}, ${amountText(one.price)} a box`}
              help={one.isOpen ? sizeSentences(one, today).join(' ') : whyNot(one)}
              disabled={!one.isOpen}
              checked={size?.sizeId === one.sizeId}
              onChange={() => choose(one.sizeId)}
            />
          ))}
        </fieldset>
        {sizes.data && !size && <p>You can keep {member.sizeName}.</p>}
      </div>
    </ConfirmDialog>
  );
}
