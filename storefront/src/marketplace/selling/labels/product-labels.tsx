import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { Tag } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../../ui/button';

const ProductLabelsDialog = lazy(() =>
  import('./product-labels-dialog').then((module) => ({ default: module.ProductLabelsDialog })),
);

/** A button in the form of a product, for its labels. */
export function ProductLabels({ product }: { product: OwnProductView }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="lg"
        aria-haspopup="dialog"
        icon={<Tag aria-hidden size={18} />}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        Print labels
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ProductLabelsDialog product={product} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
