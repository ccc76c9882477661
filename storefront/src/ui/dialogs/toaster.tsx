import { TOAST } from '@farmgate/backend/contract/shared/limits';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { type ShownToast, dismissToast, useCurrentToast } from './toast';

/** The one notification: its title, what there is to do about it, and how to dismiss it. */
function Shown({ shown }: { shown: ShownToast }) {
  const isBad = shown.variant === 'destructive';
  const actions = [shown.action, shown.otherAction].map(
    (action) =>
      action && (
        <Toast.Action key={action.label} asChild altText={action.label}>
          <Button look="quiet" size="sm" className="-my-1 px-2.5!" onClick={action.onPress}>
            {action.label}
          </Button>
        </Toast.Action>
      ),
  );
  return (
    <Toast.Root
      open={shown.open}
      type={isBad ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && dismissToast(shown.id)}
      className={clsx(
        'pointer-events-auto flex items-start gap-x-3 rounded-card border bg-card p-4 shadow-float data-[state=open]:animate-rise',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isBad ? 'border-danger' : 'border-line',
      )}
    >
      <span className={clsx('mt-0.5', isBad ? 'text-danger' : 'text-leaf')}>
        {isBad ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-5 gap-y-2">
        <div className="min-w-40 flex-1">
          <Toast.Title className={clsx('text-sm font-semibold', isBad && 'text-danger')}>
            {shown.title}
          </Toast.Title>
          {shown.description && (
            <Toast.Description className="mt-0.5 text-sm text-soft">{shown.description}</Toast.Description>
          )}
        </div>
        {shown.action && (
          <div className={clsx('-mx-2.5 flex flex-wrap gap-x-1 gap-y-2', shown.otherAction && 'basis-full')}>
            {actions}
          </div>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label="Dismiss" icon={<X aria-hidden size={18} />} className="-my-2.5 -mr-2.5" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The notification area: F8 moves the focus there, a swipe to the right dismisses. */
export function Toaster() {
  const shown = useCurrentToast();
  return (
    <Toast.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThresholdPx}
      label="Notification"
    >
      {shown && <Shown key={shown.id} shown={shown} />}
      <Toast.Viewport
        label="Notifications ({hotkey})"
        className={clsx(
          'print:hidden pointer-events-none fixed inset-x-0 z-60 m-0 flex list-none flex-col p-4 -outline-offset-4 sm:left-auto sm:w-[26rem]',
          // Below the header, which has the cart.
          shown?.edge === 'bottom' ? 'toasts-below' : 'top-14 md:top-18',
        )}
      />
    </Toast.Provider>
  );
}
