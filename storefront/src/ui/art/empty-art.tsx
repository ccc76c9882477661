import { clsx } from 'clsx';
import { ART_VERSION } from './drawn';

const FILES = {
  'no-results': 'empty-no-results',
  'nothing-near': 'empty-nothing-near',
  'went-wrong': 'empty-went-wrong',
  'not-found': 'empty-not-found',
} as const;

export interface EmptyArtProps {
  /** An empty crate, a signpost in a field, a tipped watering can, a gate left open. */
  scene: keyof typeof FILES;
  className?: string;
}

/** The drawn picture of an empty state, 4:3 and at most 280 px wide; decorative. */
export function EmptyArt({ scene, className }: EmptyArtProps) {
  return (
    <img
      className={clsx('art-empty', className)}
      src={`/art/${FILES[scene]}.svg?v=${ART_VERSION}`}
      width={320}
      height={240}
      alt=""
      aria-hidden="true"
    />
  );
}
