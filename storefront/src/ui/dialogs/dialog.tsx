import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { instead } from '../events';
import { IconButton } from '../icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Stays below the scrolling content: the buttons. */
  footer?: ReactNode;
}

function Head({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-6">
      <div className="flex flex-col gap-1.5">
        <Radix.Title tabIndex={-1} data-title className="text-xl">
          {title}
        </Radix.Title>
        {description && <Radix.Description className="text-sm text-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" icon={<X aria-hidden size={20} />} className="-mt-2 -mr-2" />
      </Radix.Close>
    </div>
  );
}

/**
 * The focus goes to what the dialog is for, not to its close button. These dialogs have no trigger that Radix
 * knows, so whoever had the focus before gets it back from here.
 * @param wanted what gets the focus first; the title where there is no such element
 */
function useFocusMoves(content: RefObject<HTMLElement | null>, wanted: string) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: instead((): boolean => {
      opener.current = document.activeElement;
      const first =
        content.current?.querySelector<HTMLElement>(wanted) ??
        content.current?.querySelector<HTMLElement>('[data-title]');
      first?.focus({ preventScroll: true });
      return first !== undefined && first !== null;
    }),
    onCloseAutoFocus: instead(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    }),
  };
}

interface ShellProps extends DialogProps {
  /** Where it stands. */
  className: string;
  /** What gets the focus first, as a selector. */
  firstFocus: string;
}

function Shell({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  firstFocus,
}: ShellProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusMoves = useFocusMoves(content, firstFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=open]:animate-fade" />
        <Radix.Content
          ref={content}
          // Without a description Radix wants to be told that there is none.
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusMoves}
          className={clsx('fixed z-50 flex flex-col bg-card shadow-float outline-none', className)}
        >
          <Head title={title} description={description} />
          <div className="flex-1 overflow-y-auto px-5 pb-5 sm:px-6">{children}</div>
          {footer && <div className="border-t border-line px-5 py-4 sm:px-6">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * In the middle of the screen, at most nine tenths of its height; from the bottom edge up on phones. Import
 * it lazily: it brings its machinery with it.
 */
export function Dialog(props: DialogProps) {
  return (
    <Shell
      {...props}
      firstFocus="input, textarea, select"
      className="inset-x-0 bottom-0 mx-auto max-h-[90dvh] w-full max-w-2xl rounded-t-card data-[state=open]:animate-rise sm:top-1/2 sm:bottom-auto sm:max-h-[90vh] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-card"
    />
  );
}

/** From the right edge: the menu and the filters of a phone. Import it lazily, too. */
export function Sheet({ footer, ...props }: DialogProps) {
  return (
    <Shell
      {...props}
      footer={footer && <div className="flex gap-3">{footer}</div>}
      firstFocus="[data-title]"
      className="inset-y-0 right-0 w-[min(24rem,calc(100%-2.5rem))] data-[state=open]:animate-slide"
    />
  );
}
