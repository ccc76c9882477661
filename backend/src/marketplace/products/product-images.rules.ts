import { MAX_PRODUCT_IMAGES } from '../../contract/marketplace/shop.js';
import type { ProductImage } from '../tables/product.entity.js';

const GONE = 'This photo is no longer there. Please upload it again.';
const TOO_MANY = `Please use at most ${MAX_PRODUCT_IMAGES} photos.`;
const UPLOAD = /^upload:(\d{1,2})$/;

/**
 * Puts a product's pictures in order. No address gets in that was not the product's before or came with this
 * very form.
 * @param given what the form says; undefined where it leaves the pictures alone
 * @param before the pictures that the product has
 * @param uploaded addresses of the files that came with the form; those that `given` does not name come
 * behind
 */
export function orderImages(
  given: readonly ProductImage[] | undefined,
  before: readonly ProductImage[],
  uploaded: readonly string[],
): { images: ProductImage[] } | { message: string } {
  const left = [...uploaded];
  const images: ProductImage[] = [];
  for (const { url, alt } of given ?? before) {
    const index = UPLOAD.exec(url)?.[1];
    const known =
      index === undefined ? before.find((image) => image.url === url)?.url : uploaded[Number(index)];
    if (known === undefined || images.some((image) => image.url === known)) return { message: GONE };
    images.push({ url: known, alt });
    if (left.includes(known)) left.splice(left.indexOf(known), 1);
  }
  images.push(...left.map((url) => ({ url, alt: '' })));
  return images.length > MAX_PRODUCT_IMAGES ? { message: TOO_MANY } : { images };
}
