import type { OrderLineView } from '@farmgate/backend/contract/marketplace/orders';
import { clsx } from 'clsx';
import { CategoryArt } from '../../ui/art/category-art';
import { Picture } from '../../ui/pictures/picture';

interface LinePictureProps {
  line: Pick<OrderLineView, 'productId' | 'name' | 'picture'>;
  /** How wide it is. */
  className: string;
}

/** What was bought, as small as beside its name. */
export function LinePicture({ line: { productId, name, picture }, className }: LinePictureProps) {
  if (!picture) return null;
  return (
    <div className={clsx('aspect-4/3 shrink-0 overflow-hidden rounded-sm print:hidden', className)}>
      <Picture
        address={picture.imageUrl}
        alt=""
        sizes="5rem"
        otherwise={<CategoryArt category={picture.category} seed={productId} name={name} />}
      />
    </div>
  );
}
