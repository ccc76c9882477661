import type { VendorReview } from '@farmgate/backend/contract/marketplace/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { formatDate } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { ReviewItem } from '../../shop/reviews/review-item';
import { ReplyForm } from './reply-form';
import { replyAddress, takeReview } from './vendor-reviews';

/** Deletes a reply, with a way back. */
function useDeletion({ id, reply }: VendorReview) {
  const client = useQueryClient();
  const failed = (fallback: string) => (error: unknown) => sayFailed('Error', error, fallback);
  const undo = () => {
    callJson<VendorReview>(replyAddress(id), { method: 'POST', body: { text: reply?.text ?? '' } })
      .then((review) => takeReview(client, review))
      .catch(failed('Failed to undo'));
  };
  return useMutation({
    mutationFn: () => callJson<VendorReview>(replyAddress(id), { method: 'DELETE' }),
    onSuccess: (review) => {
      takeReview(client, review);
      toast({ title: 'Reply deleted', action: { label: 'Undo', onPress: undo } });
    },
    onError: failed('Failed to delete the reply'),
  });
}

function HiddenNote({ reply, replyHiddenReason }: VendorReview) {
  return (
    <p className="text-sm text-danger wrap-anywhere whitespace-pre-line">
      {reply
        ? 'Our team hid this reply. Only you can see it.'
        : 'Our team hid your reply. A new one stays hidden.'}{' '}
      {replyHiddenReason && <>The reason: {replyHiddenReason} </>}
      If you have questions, reply to our email.
    </p>
  );
}

interface ReplyActions {
  authorName: string;
  start: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  /** Null while it is being deleted. */
  onDelete: (() => void) | null;
}

function ReplyButtons({ authorName, start, onEdit, onDelete }: ReplyActions) {
  return (
    <div className="button-flush flex">
      <Button ref={start} look="quiet" size="sm" aria-label={`Edit reply to ${authorName}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        look="quiet"
        size="sm"
        aria-label={`Delete reply to ${authorName}`}
        disabled={onDelete === null}
        onClick={() => onDelete?.()}
      >
        Delete
      </Button>
    </div>
  );
}

/** A review of the vendor's product, and what the vendor answers. */
export function ReviewRow({ review }: { review: VendorReview }) {
  const [isEditing, setEditing] = useState(false);
  const mayReply = useMay().may('post');
  const deletion = useDeletion(review);
  const { reply, authorName } = review;
  const start = useRef<HTMLButtonElement>(null);
  const hasReply = reply !== null;
  const isFirst = useRef(true);
  useEffect(() => {
    // What had the focus may be gone: the form, or the button that deleted.
    if (!isFirst.current && document.activeElement === document.body) start.current?.focus();
    isFirst.current = false;
  }, [isEditing, hasReply]);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <ReviewItem review={review} withProduct />
      {review.isReplyHidden && <HiddenNote {...review} />}
      {isEditing ? (
        <ReplyForm review={review} onDone={() => setEditing(false)} />
      ) : reply ? (
        <div className="flex flex-col gap-1.5 border-l-4 border-line pl-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">Your reply</span>
            <time dateTime={reply.createdAt} className="text-soft">
              {formatDate(reply.createdAt)}
            </time>
          </p>
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">{reply.text}</p>
          {mayReply && (
            <ReplyButtons
              authorName={authorName}
              start={start}
              onEdit={() => setEditing(true)}
              onDelete={deletion.isPending ? null : () => deletion.mutate()}
            />
          )}
        </div>
      ) : mayReply ? (
        <Button
          ref={start}
          look="secondary"
          size="sm"
          className="self-start"
          aria-label={`Reply to ${authorName}`}
          onClick={() => setEditing(true)}
        >
          Reply
        </Button>
      ) : null}
    </Card>
  );
}
