import { clsx } from 'clsx';

/** The icons that `styles/icons.css` has a drawing of. */
export type IconName =
  | 'arrow-right'
  | 'badge-check'
  | 'bell'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-dollar-sign'
  | 'clock'
  | 'globe'
  | 'heart'
  | 'heart-filled'
  | 'heart-handshake'
  | 'leaf'
  | 'list'
  | 'locate-fixed'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'map-pinned'
  | 'menu'
  | 'monitor'
  | 'moon'
  | 'pencil'
  | 'phone'
  | 'salad'
  | 'search'
  | 'share'
  | 'shopping-basket'
  | 'sliders-horizontal'
  | 'sprout'
  | 'store'
  | 'sun'
  | 'truck'
  | 'users';

/** A decorative icon, 16 pixels wide unless `className` says otherwise. Its drawing is in the style sheet. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <i className={clsx('icon', `icon-${name}`, className)} />;
}
