import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Stays below the scrolling content: the buttons. */
  footer?: ReactNode;
}

const veil = 'fixed inset-0 z-40 bg-veil data-[state=open]:animate-fade';

function Head({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
      <div className="flex flex-col gap-1.5">
        <Radix.Title className="text-xl">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<X aria-hidden size={20} />} className="-mt-2 -mr-2" />
      </Radix.Close>
    </div>
  );
}

/** These dialogs have no trigger that Radix knows, so whoever had the focus before gets it back from here. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** Without a description Radix wants to be told that there is none. */
const undescribed = (description: string | undefined) =>
  description ? {} : { 'aria-describedby': undefined };

/**
 * In the middle of the screen, at most nine tenths of its height; from the bottom edge up on phones. Import it lazily: it brings
 * its machinery with it.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...undescribed(description)}
          {...focusReturn}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full max-w-2xl flex-col rounded-t-card bg-card shadow-float outline-none data-[state=open]:animate-rise sm:top-1/2 sm:bottom-auto sm:max-h-[90vh] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-card"
        >
          <Head title={title} description={description} />
          <div className="overflow-y-auto px-5 pb-5 sm:px-6">{children}</div>
          {footer && (
            <div className="flex justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** From the right edge: the menu and the filters of a phone. Import it lazily, too. */
export function Sheet({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          {...undescribed(description)}
          {...focusReturn}
          className={clsx(
            'fixed inset-y-0 right-0 z-50 flex w-[min(24rem,calc(100%-2.5rem))] flex-col bg-card shadow-float outline-none',
            'data-[state=open]:animate-slide',
          )}
        >
          <Head title={title} description={description} />
          <div className="flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer && <div className="flex gap-3 border-t border-line px-5 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
