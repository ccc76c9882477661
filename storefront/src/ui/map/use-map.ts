import type { FeatureCollection } from 'geojson';
import {
  Map as MapLibreMap,
  setWorkerUrl,
  type GeoJSONSource,
  type MapOptions,
  type PaddingOptions,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useState, type RefObject } from 'react';
import type { ResultMapProps } from './map-types';
import { firstView, type Box } from './markers/geometry';
import { MAX_ZOOM } from './markers/groups';
import { filesForView, NATION } from './shape-files';
import { loadShapes, NEIGHBORS_ADDRESS, STATE_BOXES } from './shapes';
import { circleLayers, CLEARING, mapLayers, mapStyle, SOURCES, WATER } from './style/map-style';
import { readPalette } from './style/palette';

// Our own origin serves the worker, so that the Content-Security-Policy needs no blob:.
setWorkerUrl(workerUrl);

/** A style with streets has something to show closer by than ours has. */
const MAX_ZOOM_WITH_STREETS = 17;
const MIN_ZOOM = 3;
/** Room for the markers' heads, the labels under them and the buttons. */
const PADDING: PaddingOptions = { top: 52, right: 60, bottom: 56, left: 36 };

/** The page's colors of this moment. */
function currentPalette() {
  const style = getComputedStyle(document.documentElement);
  return readPalette((property) => style.getPropertyValue(property));
}

/** Moves the map so that the box fills it. */
export function showBox(map: MapLibreMap, box: Box, animate: boolean): void {
  map.fitBounds(box, { padding: PADDING, maxZoom: MAX_ZOOM, animate, linear: true, duration: 400 });
}

function options(container: HTMLElement, styleUrl: string | null, box: Box): MapOptions {
  return {
    container,
    style: styleUrl ?? mapStyle(currentPalette()),
    bounds: box,
    fitBoundsOptions: { padding: PADDING, maxZoom: MAX_ZOOM },
    minZoom: MIN_ZOOM,
    maxZoom: styleUrl === null ? MAX_ZOOM : MAX_ZOOM_WITH_STREETS,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    rollEnabled: false,
    attributionControl: styleUrl === null ? false : { compact: true },
    fadeDuration: 160,
    locale: { 'Map.Title': 'Map. Use the arrow keys to move, plus and minus to zoom' },
  };
}

/**
 * Makes the map in a container, and takes it away with it.
 * @returns null until it has a style that layers can be added to
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { points, center, radiusMiles, mapStyleUrl }: ResultMapProps,
): { map: MapLibreMap | null; isOwnStyle: boolean } {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const styleUrl = mapStyleUrl === failedUrl ? null : mapStyleUrl;

  useEffect(() => {
    if (container.current === null) return;
    const made = new MapLibreMap(
      options(container.current, styleUrl, firstView(points, center, radiusMiles)),
    );
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    let hasStyle = false;
    made.once('style.load', () => {
      hasStyle = true;
      if (styleUrl === null) addClearing(made);
      else addCircle(made);
      setMap(made);
    });
    // A tile that does not come is no reason to shout; a style that does not come is replaced by our own.
    made.on('error', () => {
      if (!hasStyle && styleUrl !== null) setFailedUrl(styleUrl);
    });
    return () => {
      setMap(null);
      made.remove();
    };
    // The view follows later results in useView; only another style needs another map.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [container, styleUrl]);

  return { map, isOwnStyle: styleUrl === null };
}

function addClearing(map: MapLibreMap): void {
  const { name, pixels } = CLEARING;
  map.addImage(name, { width: pixels, height: pixels, data: new Uint8Array(4 * pixels * pixels) });
}

function addCircle(map: MapLibreMap): void {
  map.addSource(SOURCES.circle, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  for (const layer of circleLayers(currentPalette())) map.addLayer(layer);
}

/** Paints the map anew when the page's theme changes, by its switch or with the system. */
export function useThemeColors(map: MapLibreMap | null, isOwnStyle: boolean): void {
  useEffect(() => {
    if (map === null) return;
    const repaint = () => {
      const palette = currentPalette();
      for (const layer of isOwnStyle ? mapLayers(palette) : circleLayers(palette)) {
        for (const [property, value] of Object.entries(layer.paint ?? {})) {
          map.setPaintProperty(layer.id, property as never, value as never);
        }
      }
    };
    repaint();
    const observer = new MutationObserver(repaint);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', repaint);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', repaint);
    };
  }, [map, isOwnStyle]);
}

/** Fetches the shapes of what is in view; those that came stay. */
export function useShapes(map: MapLibreMap | null, isOwnStyle: boolean): void {
  useEffect(() => {
    if (map === null || !isOwnStyle) return;
    let isGone = false;
    if (NEIGHBORS_ADDRESS !== undefined)
      void map
        .getSource<GeoJSONSource>(SOURCES.neighbors)
        ?.setData(new URL(NEIGHBORS_ADDRESS, location.href).href);
    const shown = new Set<string>();
    const update = async () => {
      const bounds = map.getBounds();
      const view: Box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      const missing = filesForView(view, map.getZoom(), STATE_BOXES).filter((name) => !shown.has(name));
      if (missing.length === 0) return;
      // A state that cannot be fetched now is asked for again with the next move.
      await Promise.allSettled(missing.map(async (name) => loadShapes(name).then(() => shown.add(name))));
      const { nation, detail } = await readShapes(shown);
      if (isGone) return;
      void map.getSource<GeoJSONSource>(SOURCES.nation)?.setData(nation);
      void map.getSource<GeoJSONSource>(SOURCES.detail)?.setData(detail);
      void map.once('idle', () => map.setLayoutProperty(WATER, 'visibility', 'visible'));
    };
    const listener = () => void update();
    map.on('moveend', listener);
    listener();
    return () => {
      isGone = true;
      map.off('moveend', listener);
    };
  }, [map, isOwnStyle]);
}

/** Everything of the files that were fetched, for the two sources. */
async function readShapes(
  names: ReadonlySet<string>,
): Promise<Record<'nation' | 'detail', FeatureCollection>> {
  const read = async (files: string[]): Promise<FeatureCollection> => ({
    type: 'FeatureCollection',
    features: (await Promise.all(files.map(loadShapes))).flat(),
  });
  return {
    nation: await read([...names].filter((name) => name === NATION)),
    detail: await read([...names].filter((name) => name !== NATION)),
  };
}
