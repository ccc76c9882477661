import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { pictureAddress } from '../../lib/format/picture-address';
import { CategoryArt } from '../art/category-art';
import { PlaceArt } from '../art/place/place-art';
import { Picture } from './picture';

export interface CardThumbnailProps {
  card: Pick<SavedCard, 'key' | 'name' | 'category' | 'place' | 'imageUrl'>;
  /** What a place sells, where that is known. */
  sells?: readonly string[];
  /** Its picture is above the fold. */
  eager?: boolean;
}

/** The picture of anything that is bought or visited: its photo, else a drawing of what it is. */
export function CardThumbnail({ card, sells, eager = false }: CardThumbnailProps) {
  const { key, name, category, place } = card;
  const drawing = place ? (
    <PlaceArt place={{ id: key, kind: place.kind, productTypes: sells }} eager={eager} />
  ) : (
    <CategoryArt category={category ?? 'other'} seed={Number(key.split('-')[1])} name={name} eager={eager} />
  );
  return (
    <div className="thumbnail">
      <Picture
        address={pictureAddress(card.imageUrl)}
        alt=""
        sizes="7rem"
        eager={eager}
        otherwise={drawing}
      />
    </div>
  );
}
