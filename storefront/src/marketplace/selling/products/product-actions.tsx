import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useMay } from '../../../shared/business/use-may';
import { Button } from '../../../ui/button';
import { IconButton, iconButtonClass } from '../../../ui/icon-button';
import { Link } from '../../../ui/navigation/link';
import { useActivation, useCopying } from './product-changes';

export interface ProductActionsProps {
  product: OwnProductView;
  onDelete: (product: OwnProductView) => void;
}

/** What can be done with a product. */
export function ProductActions({ product, onDelete }: ProductActionsProps) {
  const mayChange = useMay().may('price');
  const { id, name, isActive } = product;
  const activation = useActivation();
  const copying = useCopying();
  const label = isActive ? 'Deactivate' : 'Activate';
  return (
    <div className="flex flex-wrap items-center md:flex-nowrap md:justify-end">
      {mayChange && (
        <>
          <Button
            size="sm"
            look="secondary"
            aria-label={`${label} ${name}`}
            className="mr-1 md:min-w-26"
            onClick={() => activation.mutate({ product, isActive: !isActive })}
          >
            {label}
          </Button>
          <Link
            to={paths.editProduct(id)}
            aria-label={`Edit ${name}`}
            title="Edit"
            className={iconButtonClass('text-leaf!')}
          >
            <Pencil aria-hidden size={18} />
          </Link>
        </>
      )}
      <Link
        to={paths.product(id)}
        aria-label={`View ${name}`}
        title="View"
        className={iconButtonClass('text-leaf!')}
      >
        <Eye aria-hidden size={18} />
      </Link>
      {mayChange && product.removedReason === null && (
        <IconButton
          label={`Copy ${name}`}
          title="Copy"
          icon={<Copy aria-hidden size={18} />}
          onClick={() => !copying.isPending && copying.mutate(product)}
          className="text-leaf!"
        />
      )}
      {mayChange && (
        <IconButton
          label={`Delete ${name}`}
          title="Delete"
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden size={18} />}
          onClick={() => onDelete(product)}
          className="text-danger!"
        />
      )}
    </div>
  );
}
