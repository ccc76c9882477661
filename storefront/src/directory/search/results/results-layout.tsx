import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { usePublicConfig } from '../../../lib/page/public-config';
import { Icon } from '../../../ui/icon';
import { MapCard, NARROW_MAP_HEIGHT } from '../../../ui/map/map-card';
import type { MapPoint } from '../../../ui/map/map-types';
import { ResultMap } from '../../../ui/map/result-map';
import { Segmented } from '../../../ui/forms/segmented';
import type { ResultView } from './result-view';
import { SelectionContext, resultElementId, useSelectable, useSelection } from './selection';

const VIEW_OPTIONS = [
  { value: 'list', label: 'List', icon: <Icon name="list" /> },
  { value: 'map', label: 'Map', icon: <Icon name="map" /> },
] as const;

/**
 * List or map. Where nothing was chosen, narrow screens show the list and wide ones both, so each width has
 * its own switch; only one is ever there.
 */
export function ViewSwitch({
  view,
  wideView,
  onChange,
}: {
  view: ResultView | null;
  /** What wide screens show where nothing was chosen. */
  wideView: ResultView;
  onChange: (view: ResultView) => void;
}) {
  const id = useId();
  const common = { label: 'Show results as', options: VIEW_OPTIONS, onChange };
  return (
    <span className="shrink-0 max-sm:ml-auto noscript:hidden">
      <Segmented
        {...common}
        name={id}
        value={view ?? 'list'}
        // The icons alone fit beside another choice on the narrowest phones.
        className="lg:hidden max-[22rem]:[&_label>span]:sr-only"
      />
      <Segmented
        {...common}
        name={`${id}-wide`}
        value={view ?? wideView}
        className="hidden! lg:inline-flex!"
      />
    </span>
  );
}

export interface ResultsLayoutProps {
  view: ResultView | null;
  wideView: ResultView;
  points: readonly MapPoint[];
  /** Where the results were searched from, when that is known. */
  center: ZipCodeView | null;
  radiusMiles: number | null;
  children: ReactNode;
}

/** The list, and the map: beside it from 1100 px on, instead of it on narrower screens. */
export function ResultsLayout({ view, wideView, points, center, radiusMiles, children }: ResultsLayoutProps) {
  const selection = useSelection();
  const { mapStyleUrl } = usePublicConfig();
  const isWideMap = (view ?? wideView) === 'map';
  const isNarrowMap = view === 'map';
  return (
    <SelectionContext value={selection}>
      <div
        data-narrow-map={isNarrowMap || undefined}
        className={clsx(
          'group/results relative flex flex-col gap-4',
          isWideMap &&
            'noscript:flex! lg:grid lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start lg:gap-6',
        )}
      >
        <div className={clsx('w-full min-w-0', isNarrowMap ? 'lg:@container' : '@container')}>{children}</div>
        {(isWideMap || isNarrowMap) && (
          <div
            className={clsx(
              'noscript:hidden print:hidden',
              isNarrowMap ? ['order-first lg:order-none', NARROW_MAP_HEIGHT] : 'hidden lg:block',
              isWideMap ? 'lg:sticky lg:top-23 lg:h-[calc(100dvh-7.25rem)]' : 'lg:hidden',
            )}
          >
            <ResultMap
              points={points}
              selectedId={selection.id}
              onSelect={selection.fromMap}
              center={center && { ...center, label: center.zipCode }}
              radiusMiles={center ? radiusMiles : null}
              mapStyleUrl={mapStyleUrl}
            />
          </div>
        )}
        {isNarrowMap && selection.id === null && (
          <p className="order-first text-center text-sm text-soft lg:hidden print:hidden">
            Select a pin to see details.
          </p>
        )}
      </div>
    </SelectionContext>
  );
}

/** A list of results; while a narrow screen shows the map, only the chosen one. */
export function ResultList({
  label,
  of,
  isStale,
  children,
}: {
  label: string;
  of: 'listings' | 'places';
  /** Newer results are on their way. */
  isStale?: boolean;
  children: ReactNode;
}) {
  return (
    <ul
      aria-label={label}
      aria-busy={isStale || undefined}
      className={clsx(
        'grid grid-cols-1 gap-4 transition-opacity',
        of === 'listings' ? 'sm:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4' : '@5xl:grid-cols-2',
        isStale && 'opacity-55',
      )}
    >
      {children}
    </ul>
  );
}

/** One result: it is highlighted on the map while somebody points at it or tabs through it. */
export function ResultItem({ id, children }: { id: string; children: ReactNode }) {
  const { isSelected, select, clear } = useSelectable(id);
  return (
    <li
      id={resultElementId(id)}
      data-selected={isSelected || undefined}
      onMouseEnter={select}
      onFocus={select}
      className={clsx('result map-card-place', isSelected && 'lg:ring-2 lg:ring-leaf')}
    >
      <MapCard isChosen={isSelected} onClose={clear}>
        {children}
      </MapCard>
    </li>
  );
}
