import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { Tag } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../../../ui/button';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';

const ProductLabelsDialog = lazy(() =>
  import('./product-labels-dialog').then((module) => ({ default: module.ProductLabelsDialog })),
);

/** A button in the form of a product, for its labels. */
export function ProductLabels({ product }: { product: OwnProductView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="lg"
        aria-haspopup="dialog"
        icon={<Tag aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        Print labels
      </Button>
      <WhenFirstOpen open={open}>
        <ProductLabelsDialog product={product} open={open} onOpenChange={setOpen} />
      </WhenFirstOpen>
    </>
  );
}
