import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CouldNotLoad } from '../../../../ui/states/could-not-load';
import { Spinner } from '../../../../ui/states/spinner';
import { openAttempt } from './order-attempt';
import { isRefusal, sendAttempt, useGoToOrder } from './place-order';

/**
 * The cart is empty, and an order was sent whose answer never came: it is probably the reason. Sending it
 * again answers the order that it made, and orders nothing twice.
 * @param otherwise what to show where there was none
 */
export function UnansweredOrder({ otherwise }: { otherwise: ReactNode }) {
  const goToOrder = useGoToOrder();
  const [attempt] = useState(() => openAttempt(sessionStorage));
  const { mutate, error } = useMutation({ mutationFn: sendAttempt, onSuccess: goToOrder });
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!attempt || hasAsked.current) return;
    hasAsked.current = true;
    mutate(attempt);
  }, [attempt, mutate]);
  if (!attempt || isRefusal(error)) return otherwise;
  if (error) {
    return (
      <CouldNotLoad
        title="We’re checking whether your order went through"
        error={error}
        onRetry={() => mutate(attempt)}
      />
    );
  }
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-16 text-soft">
      <Spinner /> Looking for your order...
    </p>
  );
}
