import type { ProductImportView } from '@farmgate/backend/contract/marketplace/product-files';
import { countOf } from '../../../lib/format/format';
import { photosText } from './undo.rules';

/** How the photos of an import do: those that couldn't be had, each with the reason. */
export function ImportedPhotos({ photos }: Pick<ProductImportView, 'photos'>) {
  const text = photosText(photos);
  if (text === null) return null;
  const more = photos.failed - photos.failures.length;
  return (
    <div className="flex flex-col gap-1 text-sm text-soft">
      <p role="status">{text}</p>
      {photos.failed > 0 && (
        <details>
          <summary className="hit w-fit font-semibold text-leaf">
            {countOf(photos.failed, 'photo')} we couldn’t add
          </summary>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {photos.failures.map(({ product, address, why }, at) => (
              <li key={at} className="wrap-anywhere">
                <span className="font-medium text-ink">{product}</span>: {why} {address}
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
          <p className="mt-2">
            Add these in the product’s form. Or fix the addresses and import the file again: products without
            a photo get another try.
          </p>
        </details>
      )}
    </div>
  );
}
