import type { ReviewView } from '@farmgate/backend/contract/marketplace/reviews';
import { formatDate } from '../../../lib/format/format';
import { ReportReview } from './report-review';

/** What the vendor answers to a review; nothing where there is no answer. */
export function ReviewReply({ review }: { review: ReviewView }) {
  const { reply } = review;
  if (!reply) return null;
  return (
    <div className="mt-3 ml-1 flex flex-col gap-1.5 border-l-4 border-line pl-4 sm:ml-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">Reply from {reply.businessName}</span>
        <time dateTime={reply.createdAt} className="text-soft">
          {formatDate(reply.createdAt)}
        </time>
      </p>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{reply.text}</p>
      <ReportReview review={review} of="reply" />
    </div>
  );
}
