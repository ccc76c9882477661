import { useId, useMemo } from 'react';
import { usePreview } from '../../ui/pictures/use-preview';
import { ListingCard } from '../cards/listing-card';
import { type FarmDefaults, type ListingValues, previewListing } from './listing-form-rules';

export interface ListingPreviewProps {
  values: ListingValues;
  farm: FarmDefaults | null;
  kept: string | null;
}

/** The card that people will see, beside the form. Only to be looked at: it repeats what the form says. */
export function ListingPreview({ values, farm, kept }: ListingPreviewProps) {
  const id = useId();
  const { picture } = values;
  const chosen = usePreview(picture.file);
  const imageUrl = chosen ?? (picture.isRemoved ? null : kept);
  const now = useMemo(() => new Date().toISOString(), []);
  return (
    <aside aria-labelledby={id} className="hidden lg:block">
      <div className="sticky top-24 flex flex-col gap-3">
        <h2 id={id} className="font-sans text-sm font-semibold">
          Preview
        </h2>
        <div inert aria-hidden className="select-none">
          <ListingCard listing={previewListing({ values, farm, imageUrl, now })} from="preview" eager />
        </div>
        <p className="text-xs text-soft">This is how shoppers will see your listing.</p>
      </div>
    </aside>
  );
}
