import { LABEL_SHAPES } from '@farmgate/backend/contract/marketplace/labels/label-sizes';
import { Tag } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import type { LabelFieldsProps } from './label-fields';

const LabelSetupDialog = lazy(() =>
  import('./label-setup-dialog').then((module) => ({ default: module.LabelSetupDialog })),
);

/** Which labels are printed here, and a dialog to change that. */
export function LabelSetupButton(props: LabelFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        look="quiet"
        className="self-start"
        aria-haspopup="dialog"
        icon={<Tag aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        Labels: {LABEL_SHAPES[props.choice.size].name}
      </Button>
      <WhenFirstOpen open={open}>
        <LabelSetupDialog open={open} onOpenChange={setOpen} {...props} />
      </WhenFirstOpen>
    </>
  );
}
