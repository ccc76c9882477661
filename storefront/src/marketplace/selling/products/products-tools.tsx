import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { Download, Upload } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countOf } from '../../../lib/format/format';
import { KEEP_SCROLL } from '../../../lib/page/navigation';
import { AnchorButton, Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { SearchField } from '../../../ui/fields/search-field';
import { Segmented } from '../../../ui/fields/segmented';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { ProductShow } from '../dashboard/dashboard-rules';
import { OWN_PRODUCTS } from '../vendor-queries';

const ImportDialog = lazy(() =>
  import('./import-dialog').then((module) => ({ default: module.ImportDialog })),
);

const SHOWS: { value: ProductShow; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'low', label: 'Low stock' },
];
/** Few ever need it, so it is there for those who came for it. */
const REMOVED = { value: 'removed' as const, label: 'Taken out' };

export interface SpreadsheetButtonsProps {
  hasProducts: boolean;
  mayImport: boolean;
}

/** Products go out as a spreadsheet and come back in from one. */
export function SpreadsheetButtons({ hasProducts, mayImport }: SpreadsheetButtonsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      {mayImport && (
        <Button
          look="secondary"
          aria-haspopup="dialog"
          icon={<Upload aria-hidden size={18} />}
          onClick={() => setOpen(true)}
        >
          Import CSV
        </Button>
      )}
      {hasProducts && (
        <AnchorButton
          look="secondary"
          href={`${OWN_PRODUCTS}/export`}
          download
          icon={<Download aria-hidden size={18} />}
        >
          Export CSV
        </AnchorButton>
      )}
      <WhenFirstOpen open={open}>
        <ImportDialog open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </div>
  );
}

export interface ProductFilterProps {
  text: string;
  show: ProductShow;
  onText: (text: string) => void;
  count: number;
}

/** Which of many products are shown; the choice stands in the address. */
export function ProductFilter({ text, show, onText, count }: ProductFilterProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choose = (value: ProductShow) =>
    void navigate(withQuery(pathname, { show: value === 'all' ? undefined : value }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        label="Search my products"
        placeholder="Search my products"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className="min-w-0 flex-1 basis-60"
      />
      <Segmented
        label="Show"
        name="product-show"
        value={show}
        options={show === 'removed' ? [...SHOWS, REMOVED] : SHOWS}
        onChange={choose}
        className="max-w-full max-sm:w-full max-sm:[&_label]:px-1.5 sm:[&_label]:whitespace-nowrap"
      />
      <p role="status">
        <VisuallyHidden>{countOf(count, 'product')}</VisuallyHidden>
      </p>
    </div>
  );
}
