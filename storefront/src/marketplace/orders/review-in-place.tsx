import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArriveAt } from '../../lib/page/use-arrive-at';
import { ReviewForm } from '../shop/reviews/review-form';
import { TO_REVIEW } from './order-rules';

interface ReviewInPlaceProps {
  product: { productId: number; name: string };
  /** Links to what is to be reviewed lead here. */
  isFirst: boolean;
}

/** Stars for something that was bought; words are asked for once one is chosen. */
export function ReviewInPlace({ product: { productId, name }, isFirst }: ReviewInPlaceProps) {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const ref = useArriveAt<HTMLDivElement>(TO_REVIEW);
  const done = () => {
    setDone(true);
    // The thanks stay until orders are read again anyway.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/orders'),
      refetchType: 'none',
    });
  };
  return (
    <div
      ref={isFirst ? ref : undefined}
      id={isFirst ? TO_REVIEW : undefined}
      className="scroll-mt-24 pb-3 print:hidden"
    >
      <p role="status" className="font-semibold">
        {isDone && 'Thank you for your review!'}
      </p>
      {!isDone && <ReviewForm productId={productId} review={null} about={name} onDone={done} />}
    </div>
  );
}
