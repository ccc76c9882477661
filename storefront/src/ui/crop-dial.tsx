import { clsx } from 'clsx';
import { CategoryArt } from './art/category-art';

/** A ring of twelve parts around a point at 24, January at the top; each a month, with a little room between two. */
const SIZE = 48;
const RADIUS = 21;
const GAP = 5;

const point = (degrees: number) => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(SIZE / 2 + RADIUS * Math.cos(radians)).toFixed(1)} ${(SIZE / 2 + RADIUS * Math.sin(radians)).toFixed(1)}`;
};

/** The part of the ring that stands for a month from 1 to 12. */
const PARTS = Array.from({ length: 12 }, (_, index) => {
  const from = index * 30 + GAP / 2;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(from + 30 - GAP)}`;
});
/** What a crop has of the ring, as one path. */
const ringOf = (months: readonly number[]) => months.map((month) => PARTS[month - 1] ?? '').join('');

/** All of the ring; once in a page, among its symbols. */
export const YearRing = () => <path id="year-ring" d={PARTS.join('')} />;

export interface CropDialProps {
  name: string;
  /** One of the listing categories. */
  category: string;
  /** From 1 to 12. */
  months: readonly number[];
  /** The month that it is about; marked on the ring. */
  month: number;
  className?: string;
}

/** A crop's picture in the ring of its year: its months in green, the one that it is about in clay. Decorative. */
export function CropDial({ name, category, months, month, className }: CropDialProps) {
  return (
    <span aria-hidden className={clsx('crop-dial', className)}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} fill="none" strokeWidth={4}>
        <use href="#year-ring" className="stroke-line" />
        <path d={ringOf(months)} className="stroke-leaf" />
        {months.includes(month) && <path d={ringOf([month])} strokeWidth={6} className="stroke-clay" />}
      </svg>
      <span>
        <CategoryArt category={category} seed={name} name={name} className="h-full w-auto! shrink-0" />
      </span>
    </span>
  );
}
