import { clsx } from 'clsx';
import { ART_VERSION, CATEGORY_VARIANTS } from './drawn';
import { CATEGORY_GROUNDS, GROUND_CLASS } from './palette';
import { artCategory, drawingsOf } from './products/drawings-of';
import { drawnKey } from './products/in-a-row';
import { useDrawingInRow } from './row-drawings';
import { ordinal, pick, seeded } from './seeded';

interface CategoryArtProps {
  /** One of the listing categories; anything else is drawn as 'other'. */
  category: string;
  /** The record's id: the same record always gets the same picture. */
  seed: number | string;
  /**
   * What the product is called, so that the picture shows nothing else; left out where it stands for the
   * category.
   */
  name?: string;
  /** Which of the drawings it is, where the record's id may not choose. */
  drawing?: string;
  /** True for pictures above the fold, which must not wait. */
  eager?: boolean;
  className?: string;
}

/** A drawn 4:3 still life for a record without a photograph. Fills its parent's width; decorative. */
export function CategoryArt(props: CategoryArtProps) {
  const { category, seed, name = '', eager = false, className } = props;
  const inRow = useDrawingInRow(drawnKey({ category, seed, name }));
  const { file, ground, mirrored } = categoryPicture(category, seed, name, props.drawing ?? inRow);
  return (
    <div className={clsx('art', GROUND_CLASS[ground], className)} aria-hidden="true">
      <img
        className={clsx('art-fill', mirrored && 'art-mirrored')}
        src={file}
        alt=""
        loading={eager ? undefined : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </div>
  );
}

/**
 * @param name what the product is called, or '' for a picture of the category
 * @param drawing the one that its list chose; otherwise the record's id chooses among those that fit
 * @returns which drawing a record gets, on which ground, and whether it is turned left to right
 */
export function categoryPicture(category: string, seed: number | string, name = '', drawing?: string) {
  const known = artCategory(category);
  const number = ordinal(seed);
  return {
    file: `/art/${drawing ?? pick(drawingsOf(known, name), number)}.svg?v=${ART_VERSION}`,
    ground: pick(CATEGORY_GROUNDS[known], number + Math.floor(number / CATEGORY_VARIANTS[known])),
    mirrored: (seeded(seed) & 1) === 1,
  };
}
