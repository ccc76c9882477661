import type { ZipCodeView } from '@farmgate/backend/contract/directory/zip-codes';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../../lib/format/format';
import { usePublicConfig } from '../../../lib/page/public-config';
import { Segmented } from '../../../ui/fields/segmented';
import { Icon } from '../../../ui/icon';
import { MapCard } from '../../../ui/map/map-card';
import type { MapPoint } from '../../../ui/map/map-types';
import { ResultMap } from '../../../ui/map/result-map';
import type { Count } from './counts';
import type { ResultView } from './result-view';
import { SelectionContext, focusPin, resultElementId, useSelectable, useSelection } from './selection';

const VIEW_OPTIONS = [
  { value: 'list', label: 'List', icon: <Icon name="list" /> },
  { value: 'map', label: 'Map', icon: <Icon name="map" /> },
] as const;

/**
 * List or map. Where nothing was chosen, narrow screens show the list and wide ones both, so each width has
 * its own switch; only one is ever there. That of narrow screens floats over what they show.
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
  const other = VIEW_OPTIONS[view === 'map' ? 0 : 1];
  return (
    <span className="view-switch">
      <button
        type="button"
        title={other.label}
        className={clsx('view-float lg:hidden', view === 'map' ? 'bottom-18' : 'bottom-5')}
        onClick={() => onChange(other.value)}
      >
        {other.icon}
        {other.label}
      </button>
      <Segmented
        label="Show results as"
        options={VIEW_OPTIONS}
        onChange={onChange}
        name={id}
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
  /** How many results there are, of which the map has those of this page. */
  count: Count | null;
  /** Where the results were searched from, when that is known. */
  center: ZipCodeView | null;
  radiusMiles: number | null;
  children: ReactNode;
}

/**
 * On narrow screens the map fills the screen once it is asked for; back in the list, the chosen card is
 * shown.
 */
function useNarrowScroll(isNarrowMap: boolean, selectedId: string | null) {
  const map = useRef<HTMLDivElement>(null);
  const wasMap = useRef(isNarrowMap);
  useEffect(() => {
    if (wasMap.current === isNarrowMap) return;
    wasMap.current = isNarrowMap;
    if (!matchMedia('(width < 68.75rem)').matches) return;
    const card = selectedId === null ? null : document.getElementById(resultElementId(selectedId));
    const shown = isNarrowMap ? map.current : card;
    shown?.scrollIntoView({ block: isNarrowMap ? 'start' : 'center' });
  }, [isNarrowMap, selectedId]);
  return map;
}

/** @returns "40 of 81 on the map", where the map does not have all that was found */
export function pinnedText(pins: number, count: Count | null): string | null {
  if (!count || pins >= count.total) return null;
  return `${formatCount(pins)} of ${formatCount(count.total)}${count.isMore ? '+' : ''} on the map`;
}

/** The list, and the map: beside it from 1100 px on, instead of it on narrower screens. */
export function ResultsLayout({
  view,
  wideView,
  points,
  count,
  center,
  radiusMiles,
  children,
}: ResultsLayoutProps) {
  const selection = useSelection();
  const { mapStyleUrl } = usePublicConfig();
  const isWideMap = (view ?? wideView) === 'map';
  const isNarrowMap = view === 'map';
  const pinned = pinnedText(points.length, count);
  const narrowMap = useNarrowScroll(isNarrowMap, selection.id);
  return (
    <SelectionContext value={selection}>
      <div
        data-narrow-map={isNarrowMap || undefined}
        className={clsx('group/results results', isWideMap && 'results-with-map')}
      >
        <div className={clsx('w-full min-w-0', isNarrowMap ? 'lg:@container' : '@container')}>{children}</div>
        {(isWideMap || isNarrowMap) && (
          <div
            ref={narrowMap}
            className={clsx(
              'results-map',
              isNarrowMap ? 'narrow-map order-first lg:order-none' : 'max-lg:hidden',
              isWideMap || 'lg:hidden',
            )}
          >
            <ResultMap
              points={points}
              selectedId={selection.id}
              onSelect={selection.fromMap}
              center={center && { ...center, label: `${center.city}, ${center.state}` }}
              radiusMiles={center ? radiusMiles : null}
              mapStyleUrl={mapStyleUrl}
            />
            {pinned && <p className="map-hint max-lg:hidden">{pinned}</p>}
          </div>
        )}
        {isNarrowMap && selection.id === null && (
          <p className="map-hint lg:hidden print:hidden">{pinned ?? 'Select a pin to see details.'}</p>
        )}
      </div>
    </SelectionContext>
  );
}

/** Whether results are of another address. Where the first of a page are shown, the rest may still come. */
function useIsOfBefore(isStale: boolean): boolean {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState(address);
  if (!isStale && shown !== address) setShown(address);
  return isStale && shown !== address;
}

/** A list of results; while a narrow screen shows the map, only the chosen one. */
export function ResultList({
  label,
  of,
  isStale = false,
  children,
}: {
  label: string;
  of: 'listings' | 'places';
  /** Newer results, or more of them, are on their way. */
  isStale?: boolean;
  children: ReactNode;
}) {
  const isOfBefore = useIsOfBefore(isStale);
  return (
    <ul
      aria-label={label}
      aria-busy={isStale || undefined}
      className={clsx(
        'grid grid-cols-1 gap-4 transition-opacity',
        of === 'listings' ? 'sm:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4' : '@5xl:grid-cols-2',
        isOfBefore && 'opacity-55',
      )}
    >
      {children}
    </ul>
  );
}

/**
 * One result: it is highlighted on the map while somebody points at it or tabs through it. Choosing its pin
 * leads here, Escape back to the pin.
 */
export function ResultItem({ id, children }: { id: string; children: ReactNode }) {
  const { isSelected, isFromMap, select, clear } = useSelectable(id);
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isFromMap) return;
    clear();
    focusPin(id);
  };
  return (
    <li
      id={resultElementId(id)}
      data-selected={isSelected || undefined}
      tabIndex={isFromMap ? -1 : undefined}
      onKeyDown={leave}
      onMouseEnter={select}
      onFocus={select}
      className={clsx('result', isSelected && 'ring-leaf lg:ring-2', isFromMap && 'ring-2 outline-none')}
    >
      <MapCard isChosen={isSelected} onClose={clear}>
        {children}
      </MapCard>
    </li>
  );
}
