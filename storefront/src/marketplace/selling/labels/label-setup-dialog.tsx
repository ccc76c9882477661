import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { LabelFields, type LabelFieldsProps } from './label-fields';

export interface LabelSetupDialogProps extends LabelFieldsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LabelSetupDialog({ open, onOpenChange, ...fields }: LabelSetupDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your labels"
      description="This device remembers what you choose."
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <LabelFields {...fields} />
    </Dialog>
  );
}
