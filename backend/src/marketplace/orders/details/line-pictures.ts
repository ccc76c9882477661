import { type EntityManager, In } from 'typeorm';
import type { OrderLineView } from '../../../contract/marketplace/orders.js';
import { ownPicture } from '../../../contract/shared/images.js';
import { Product } from '../../tables/product.entity.js';

/** @returns what the product of a line looks like: its first photo, and what is drawn where it has none */
export async function picturesOf(
  tx: EntityManager,
  vendorOrders: readonly { items: readonly { productId: number }[] }[],
): Promise<(productId: number) => Pick<OrderLineView, 'picture'>> {
  const ids = new Set(vendorOrders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const products =
    ids.size > 0
      ? await tx.getRepository(Product).find({
          select: { id: true, category: true, images: true },
          where: { id: In([...ids]) },
        })
      : [];
  return (id) => {
    const product = products.find((one) => one.id === id);
    if (!product) return {};
    const { category, images } = product;
    const imageUrl = images.find(({ url }) => ownPicture(url) !== null)?.url ?? null;
    return { picture: { category, imageUrl } };
  };
}
