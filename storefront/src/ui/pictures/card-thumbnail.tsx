import type { SavedCard } from '@farmgate/backend/contract/marketplace/favorites';
import { pictureAddress } from '../../lib/format/picture-address';
import { CategoryArt } from '../art/category-art';
import { PlaceThumbnail } from '../art/place/place-thumbnail';
import { DemonstrationMark } from '../demonstration-mark';
import { Picture } from './picture';

export interface CardThumbnailProps {
  card: Pick<SavedCard, 'key' | 'name' | 'category' | 'place' | 'imageUrl' | 'isDemonstration'>;
  /** Its picture is above the fold. */
  eager?: boolean;
}

/** The picture of anything that is bought or visited: its photo, else a drawing of what it is. */
export function CardThumbnail({ card, eager = false }: CardThumbnailProps) {
  const { key, name, category, place } = card;
  const drawing = place ? (
    <PlaceThumbnail
      latitude={place.latitude}
      longitude={place.longitude}
      state={place.state}
      kind={place.kind ?? 'on_farm_market'}
      seed={key}
      eager={eager}
    />
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
      {card.isDemonstration && <DemonstrationMark />}
    </div>
  );
}
