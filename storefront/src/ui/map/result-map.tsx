import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Icon } from '../icon';
import type { ResultMapProps } from './map-types';

type Loaded = { canvas: ComponentType<ResultMapProps> } | 'waiting' | 'unsupported' | 'failed';

/** MapLibre draws with WebGL 2 alone. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Calls back once, when the element is about to come into view. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The results of a search on a map, in step with a list beside it. It fills its parent. The map itself
 * (MapLibre, a large download) is fetched when this comes into view, never on the server; where it cannot be
 * drawn, a sentence says so and the list has everything.
 */
export function ResultMap({
  className,
  label = 'Map of results',
  instead = 'Every result is in the list.',
  ...props
}: ResultMapProps) {
  const frame = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Loaded>('waiting');

  useEffect(() => {
    if (frame.current === null) return;
    let isGone = false;
    const load = async () => {
      if (!canDraw()) return setLoaded('unsupported');
      try {
        const { MapCanvas } = await import('./map-canvas');
        if (!isGone) setLoaded({ canvas: MapCanvas });
      } catch {
        // The chunk is gone after a deployment, or the network is.
        if (!isGone) setLoaded('failed');
      }
    };
    const stopWatching = whenNear(frame.current, () => void load());
    return () => {
      isGone = true;
      stopWatching();
    };
  }, []);

  return (
    <section
      ref={frame}
      aria-label={label}
      className={clsx(
        'relative isolate h-full min-h-80 w-full overflow-hidden rounded-card border border-line bg-sunk',
        className,
      )}
    >
      {typeof loaded === 'object' ? (
        <loaded.canvas {...props} />
      ) : (
        <WithoutMap state={loaded} instead={instead} />
      )}
    </section>
  );
}

const MESSAGES = {
  waiting: 'Loading the map...',
  unsupported: 'Your browser can’t show the map.',
  failed: 'We couldn’t load the map.',
};

function WithoutMap({ state, instead }: { state: keyof typeof MESSAGES; instead: string }) {
  return (
    <p
      role={state === 'waiting' ? undefined : 'status'}
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center text-sm text-soft"
    >
      {state !== 'waiting' && <Icon name="map" className="size-7" />}
      <span className="max-w-64">
        {state === 'waiting' ? MESSAGES.waiting : `${MESSAGES[state]} ${instead}`}
      </span>
    </p>
  );
}
