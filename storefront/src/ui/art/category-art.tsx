import { clsx } from 'clsx';
import { ART_VERSION, CATEGORY_VARIANTS } from './drawn';
import { CATEGORY_GROUNDS, GROUND_CLASS } from './palette';
import { ordinal, pick, seeded } from './seeded';
import { fittingDrawings, type ArtCategory, type Drawings } from './subjects';

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
  /** True for pictures above the fold, which must not wait. */
  eager?: boolean;
  className?: string;
}

/** A drawn 4:3 still life for a record without a photograph. Fills its parent's width; decorative. */
export function CategoryArt({ category, seed, name = '', eager = false, className }: CategoryArtProps) {
  const { file, ground, mirrored } = categoryPicture(category, seed, name);
  return (
    <div className={clsx('art', GROUND_CLASS[ground], className)} aria-hidden="true">
      <img
        className={clsx('art-fill', mirrored && 'art-mirrored')}
        src={file}
        width={400}
        height={300}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
      />
    </div>
  );
}

const isArtCategory = (category: string): category is ArtCategory =>
  Object.hasOwn(CATEGORY_VARIANTS, category);

/** @returns all drawings of the category: where the picture stands for it, each will do */
const allDrawings = (category: ArtCategory) =>
  Array.from({ length: CATEGORY_VARIANTS[category] }, (_, index) => `${category}-${index + 1}`) as [
    string,
    ...string[],
  ];

/**
 * @param name what the product is called, or '' for a picture of the category
 * @returns the drawings that a record may get
 */
export function drawingsOf(category: string, name: string): Drawings {
  const known = isArtCategory(category) ? category : 'other';
  return name === '' ? allDrawings(known) : fittingDrawings(known, name);
}

/**
 * @param name what the product is called, or '' for a picture of the category
 * @returns which drawing a record gets, on which ground, and whether it is turned left to right
 */
export function categoryPicture(category: string, seed: number | string, name = '') {
  const known = isArtCategory(category) ? category : 'other';
  const number = ordinal(seed);
  return {
    file: `/art/${pick(drawingsOf(known, name), number)}.svg?v=${ART_VERSION}`,
    ground: pick(CATEGORY_GROUNDS[known], number + Math.floor(number / CATEGORY_VARIANTS[known])),
    mirrored: (seeded(seed) & 1) === 1,
  };
}
