import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CategoryArt } from '../../../ui/art/category-art';
import type { FormPart } from '../../../ui/forms/use-form';
import { Picture } from '../../../ui/pictures/picture';
import { unseenNote } from '../../../ui/pictures/picture-field';
import { usePreview } from '../../../ui/pictures/use-preview';
import type { FormPicture, ProductValues } from './product-form-values';

interface PhotoEffectProps {
  control: FormPart<ProductValues>['control'];
  /** The first one. */
  picture: FormPicture | null;
}

function Half({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <div className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-control border border-line bg-sunk text-center">
        {children}
      </div>
      <figcaption className="text-xs text-soft">{title}</figcaption>
    </figure>
  );
}

/** What a photo changes: the illustration that shoppers see without one, and beside it the photo. */
export function PhotoEffect({ control, picture }: PhotoEffectProps) {
  const [name, category] = useWatch({ control, name: ['name', 'category'] });
  const chosen = usePreview(picture?.file ?? null);
  const words = 'p-2 text-sm text-soft';
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      <Half title="Without a photo: an illustration">
        <CategoryArt category={category} seed={0} name={name.trim() || 'Your product'} eager />
      </Half>
      <Half title={picture ? 'With your photo' : 'With a photo: what you really sell'}>
        <Picture
          address={chosen ?? picture?.url ?? null}
          alt=""
          sizes="14rem"
          eager
          otherwise={<span className={words}>{picture ? unseenNote(picture.file) : 'Your photo'}</span>}
        />
      </Half>
    </div>
  );
}
