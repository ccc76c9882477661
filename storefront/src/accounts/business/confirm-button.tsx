import { type ReactNode, Suspense, lazy, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button';

const ConfirmDialog = lazy(() =>
  import('../../ui/dialogs/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

export interface ConfirmButtonProps {
  label: string;
  /** For screen readers, where the label alone could be about several. */
  about?: string;
  look?: NonNullable<ButtonLook['look']>;
  title: string;
  confirmLabel: string;
  pendingLabel: string | false;
  failure: string | null;
  isDangerous?: boolean;
  onOpen: () => void;
  onConfirm: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** A button that says what will happen, and asks once more. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        look={props.look ?? 'secondary'}
        size="sm"
        aria-haspopup="dialog"
        aria-label={props.about && `${props.label}, ${props.about}`}
        onClick={() => {
          props.onOpen();
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {props.label}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={props.title}
            confirmLabel={props.confirmLabel}
            isDangerous={props.isDangerous ?? false}
            pendingLabel={props.pendingLabel}
            failure={props.failure}
            onConfirm={props.onConfirm}
          >
            {props.children}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
