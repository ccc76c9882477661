import type { AdminReviewRow } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import Box from '@mui/material/Box';
import { EyeOff, Flag, RotateCcw } from 'lucide-react';
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
} from 'react-admin';
import { BulkActionButton } from '../../kit/actions/action-button';
import { Badge, dayText } from '../../kit/cells';
import { RecordFilter } from '../../kit/record-filter';
import { RecordList } from '../../kit/record/record-list';
import { RecordTable } from '../../kit/record/record-table';
import { CellLink } from '../parts/cell-link';
import { Day } from '../parts/day';
import { Stars } from '../parts/stars';
import { REVIEW_TONES, reportsText, standingOf } from './review-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Words, author" alwaysOn />,
  <SelectInput
    key="reported"
    source="isReported"
    label="Reported"
    alwaysOn
    choices={[
      { id: true, name: 'Waiting' },
      { id: false, name: 'None waiting' },
    ]}
  />,
  <SelectInput
    key="hidden"
    source="isHidden"
    label="Shown"
    alwaysOn
    choices={[
      { id: false, name: 'Shown' },
      { id: true, name: 'Hidden' },
    ]}
  />,
  <SelectInput
    key="rating"
    source="rating"
    label="Stars"
    choices={[5, 4, 3, 2, 1].map((id) => ({ id, name: String(id) }))}
  />,
  <ReferenceInput key="vendor" source="vendorId" reference="vendors">
    <AutocompleteInput size="small" label="Vendor" />
  </ReferenceInput>,
  <ReferenceInput key="product" source="productId" reference="products">
    <AutocompleteInput size="small" label="Product" />
  </ReferenceInput>,
  <RecordFilter key="user" source="userId" label="Account" reference="users" />,
  <DateInput key="since" source="createdSince" label="Written since" />,
  <DateInput key="until" source="createdUntil" label="Written until" />,
];

const bulkActions = (
  <>
    <BulkActionButton
      action="dismiss-reports"
      label="Dismiss reports"
      icon={Flag}
      title="Dismiss the reports"
      explanation="The reviews stay, and no longer come first in this list."
      success="Reports dismissed."
    />
    <BulkActionButton
      action="hide"
      label="Hide"
      icon={EyeOff}
      color="error"
      title="Hide these reviews"
      explanation="Only their authors can see them, and they don’t count toward ratings."
      asksReason
      success="Reviews hidden."
      tells="their authors"
    />
    <BulkActionButton
      action="restore"
      label="Restore"
      icon={RotateCcw}
      title="Restore these reviews"
      explanation="Everyone can see them again, and they count toward the ratings. We email authors who still have an account."
      success="Reviews restored."
      tells="their authors"
    />
  </>
);

/** What buyers think, those that somebody has reported first. */
export function ReviewList() {
  return (
    <RecordList filters={filters} sort={{ field: 'openReports', order: 'DESC' }} empty="No reviews yet">
      <RecordTable<AdminReviewRow>
        bulkActions={bulkActions}
        small={{
          primary: ({ rating, comment }) => `${rating} of 5: ${comment ?? 'no comment'}`,
          secondary: (review) =>
            [
              review.openReports > 0 && reportsText(review.openReports),
              standingOf(review),
              review.productName,
              review.authorName,
              dayText(review.createdAt),
            ]
              .filter(Boolean)
              .join(' · '),
        }}
      >
        <DataTable.Col
          source="rating"
          label="Stars"
          render={({ rating }: AdminReviewRow) => <Stars rating={rating} />}
        />
        <DataTable.Col source="comment" label="Review" disableSort render={reviewOf} />
        <DataTable.Col source="openReports" label="Reports" render={reportsOf} />
        <DataTable.Col
          source="isHidden"
          label="Status"
          disableSort
          render={(review: AdminReviewRow) => <Badge value={standingOf(review)} tones={REVIEW_TONES} />}
        />
        <DataTable.Col source="createdAt" label="Written">
          <Day source="createdAt" />
        </DataTable.Col>
      </RecordTable>
    </RecordList>
  );
}

const reviewOf = (review: AdminReviewRow) => (
  <Box sx={{ minWidth: 260, overflowWrap: 'anywhere' }}>
    <Box
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        color: review.comment === null ? 'text.secondary' : 'text.primary',
      }}
    >
      {review.comment ?? 'No comment'}
    </Box>
    <Box sx={{ fontSize: '0.86rem', color: 'text.secondary' }}>
      <Author {...review} /> on <Subject {...review} />
    </Box>
  </Box>
);

const Author = ({ userId, authorName }: AdminReviewRow) =>
  userId === null ? <>{authorName}</> : <CellLink to={`/users/${userId}/show`}>{authorName}</CellLink>;

const Subject = ({ productId, productName, vendorId, vendorName }: AdminReviewRow) => (
  <>
    {productId !== null && <CellLink to={`/products/${productId}/show`}>{productName}</CellLink>}
    {productId !== null && vendorId !== null && ', '}
    {vendorId !== null && <CellLink to={`/vendors/${vendorId}/show`}>{vendorName}</CellLink>}
  </>
);

const reportsOf = ({ openReports }: AdminReviewRow) => {
  const text = reportsText(openReports);
  return openReports === 0 ? '' : <Badge value={text} tones={{ [text]: 'waiting' }} />;
};
