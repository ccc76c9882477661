import { type ReactNode, lazy, useState } from 'react';
import { Button, type ButtonLook } from '../button';
import { WhenFirstOpen } from './when-first-open';

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

export interface ConfirmButtonProps extends ButtonLook {
  label: string;
  /** For screen readers, where the label alone could be about several. */
  about?: string;
  icon?: ReactNode;
  className?: string;
  /** The question. */
  title: string;
  confirmLabel: string;
  pendingLabel: string | false;
  failure: string | null;
  isDangerous?: boolean;
  /** To forget how it went the last time. */
  onOpen: () => void;
  onConfirm: () => void;
  /** What happens then. */
  children: ReactNode;
}

/** A button that asks once more. Its dialog is fetched when it is pressed for the first time. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, about, look = 'secondary', size, icon, className, onOpen, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={icon}
        className={className}
        aria-haspopup="dialog"
        aria-label={about && `${label}, ${about}`}
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <WhenFirstOpen open={isOpen}>
        <ConfirmDialog {...dialog} open={isOpen} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
