import { clsx } from 'clsx';
import { CategoryArt } from './art/category-art';
import { cropDrawing } from './art/products/drawings-of';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * @returns the dashes of the ring that stand for months from 1 to 12, each of five parts in six; other months
 * that follow each other are one gap
 */
function dashes(months: readonly number[]): string {
  const parts: [dash: number, gap: number][] = [];
  for (const month of MONTHS) {
    const last = parts.at(-1);
    if (months.includes(month)) parts.push([5, 1]);
    else if (last) last[1] += 6;
    else parts.push([0, 6]);
  }
  return parts.flat().join(' ');
}

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

/**
 * A crop's picture in the ring of its year: its months in green, the one that it is about in clay.
 * Decorative.
 */
export function CropDial({ name, category, months, month, className }: CropDialProps) {
  return (
    <span aria-hidden className={clsx('crop-dial', className)}>
      <svg>
        <use href="#year-ring" />
        <use href="#year-ring" strokeDasharray={dashes(months)} />
        {months.includes(month) && <use href="#year-ring" strokeDasharray={dashes([month])} />}
      </svg>
      <span>
        <CategoryArt category={category} seed={name} drawing={cropDrawing({ category, name })} />
      </span>
    </span>
  );
}
