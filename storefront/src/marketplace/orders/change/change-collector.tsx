import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { DialogForm } from '../../../ui/forms/before/dialog-form';
import type { ChangeDialogProps } from './change-dialog';
import { useShareCall, useShareUndo } from './use-share-call';

/** Says who comes for the items. */
export function ChangeCollector({ share, onClose }: ChangeDialogProps) {
  const id = useId();
  const before = share.handover?.collector ?? '';
  const [name, setName] = useState(before);
  const undoing = useShareUndo<{ collector: string }>(share, 'collector', {
    done: 'Name changed back',
    failed: 'We couldn’t change the name back.',
  });
  const saving = useShareCall<{ collector: string }>(share, 'collector', () => {
    toast({
      title: name.trim() ? `${name.trim()} picks it up` : 'You pick it up',
      action: { label: 'Undo', onPress: () => undoing.mutate({ collector: before }) },
    });
    onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate({ collector: name });
  };
  return (
    <DialogForm
      id={`${id}-form`}
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who’s picking it up?"
      description={`The items from ${share.vendor.businessName}.`}
      submitLabel="Save Name"
      pendingLabel={saving.isPending && 'Saving...'}
      failure={saving.error && sentenceOf(saving.error, 'We couldn’t save the name. Please try again.')}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        optional
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        help="They’ll need your order number. Leave blank if it’s you."
      />
    </DialogForm>
  );
}
