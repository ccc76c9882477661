import type { AdminReview } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useRecordContext } from 'react-admin';
import { Badge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { Stars } from '../parts/stars';
import { ReviewActions } from './review-actions';
import { ReviewReply } from './review-reply';
import { ReviewReports } from './review-reports';
import { REVIEW_TONES, standingOf } from './review-words';

const QUEUE = { sort: { field: 'openReports', order: 'DESC' as const }, filter: { isReported: true } };

/** One review: what it says, what people say about it, and what can be done. */
export function ReviewPage() {
  return (
    <RecordPage queue={QUEUE} actions={<ReviewActions />} aside={<ReviewReports />}>
      <Hidden />
      <Words />
      <ReviewReply />
      <Facts>
        <Fact label="Author">
          <Author />
        </Fact>
        <Fact label="Product">
          <Product />
        </Fact>
        <Fact label="Vendor">
          <Vendor />
        </Fact>
        <Fact label="Bought with">
          <Order />
        </Fact>
        <Fact label="Written">
          <Time source="createdAt" />
        </Fact>
      </Facts>
    </RecordPage>
  );
}

function Hidden() {
  const review = useRecordContext<AdminReview>();
  if (!review?.isHidden) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      Hidden{review.hiddenReason && `: ${review.hiddenReason}`}
    </Alert>
  );
}

function Words() {
  const review = useRecordContext<AdminReview>();
  if (!review) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Stars rating={review.rating} />
        <Badge value={standingOf(review)} tones={REVIEW_TONES} />
      </Box>
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          pl: 2,
          borderLeft: 3,
          borderColor: 'divider',
          maxWidth: '68ch',
          fontSize: '1.06rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          color: review.comment === null ? 'text.secondary' : 'text.primary',
        }}
      >
        {review.comment ?? 'Rating only, no comment.'}
      </Typography>
    </Box>
  );
}

function Author() {
  const review = useRecordContext<AdminReview>();
  if (!review) return null;
  const { userId, authorName, email } = review;
  if (userId === null) return <>{authorName} (no longer has an account)</>;
  return (
    <>
      <Link to={`/users/${userId}/show`}>{authorName}</Link>
      {email && <>, {email}</>}
    </>
  );
}

function Product() {
  const review = useRecordContext<AdminReview>();
  if (!review?.productId) return <>–</>;
  return <Link to={`/products/${review.productId}/show`}>{review.productName}</Link>;
}

function Vendor() {
  const review = useRecordContext<AdminReview>();
  if (!review?.vendorId) return <>–</>;
  return <Link to={`/vendors/${review.vendorId}/show`}>{review.vendorName}</Link>;
}

function Order() {
  const review = useRecordContext<AdminReview>();
  if (!review?.orderId) return <>–</>;
  return <Link to={`/orders/${review.orderId}/show`}>Order {review.orderNumber}</Link>;
}
