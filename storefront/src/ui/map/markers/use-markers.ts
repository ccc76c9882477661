import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { instead } from '../../events';
import { SOURCES } from '../style/map-style';
import type { Position } from './geometry';
import { isDirection, labelOffset, nextInDirection, type Offset } from './groups';

/** Markers this far outside the map are left out, also for the Tab key. */
const MARGIN_PIXELS = 20;
/** Labels nearer to an edge than this open away from it. */
const LABEL_PIXELS = { side: 110, top: 84 };

/**
 * The element over the map's canvas that holds the markers. It lies within the element on which MapLibre
 * listens, so that dragging and scrolling also work where a marker is.
 */
export function useMarkerLayer(map: MapLibreMap): HTMLElement | null {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'map-markers';
    // A fast second press on a marker is no wish to zoom.
    element.addEventListener('dblclick', (event) => event.stopPropagation());
    map.getCanvasContainer().append(element);
    setLayer(element);
    return () => element.remove();
  }, [map]);
  return layer;
}

/**
 * Where an element of the layer belongs: its `data-place` is "longitude latitude [x y]", the latter in
 * pixels.
 */
function screenPlace(map: MapLibreMap, element: HTMLElement): Offset {
  const [longitude = 0, latitude = 0, x = 0, y = 0] = (element.dataset['place'] ?? '').split(' ').map(Number);
  const at = map.project([longitude, latitude]);
  return { x: Math.round(at.x + x), y: Math.round(at.y + y) };
}

const placedElements = (layer: HTMLElement) => [...layer.querySelectorAll<HTMLElement>('[data-place]')];

/** Keeps every element of the layer at its place on the ground while the map moves. */
export function usePlacement(map: MapLibreMap, layer: HTMLElement | null, content: unknown): void {
  const place = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (layer === null) return;
    place.current = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const elements = placedElements(layer);
      const places = new Map(elements.map((element) => [element, screenPlace(map, element)]));
      const markers = [...places].filter(([{ tagName }]) => tagName === 'BUTTON').map(([, at]) => at);
      for (const [element, { x, y }] of places) {
        const isOutside =
          x < -MARGIN_PIXELS || y < -MARGIN_PIXELS || x > width + MARGIN_PIXELS || y > height + MARGIN_PIXELS;
        element.hidden = isOutside && element !== document.activeElement;
        const below = element.className === 'map-center-label' ? labelOffset({ x, y }, markers) : 0;
        element.style.translate = `${x}px ${y + below}px`;
        element.dataset['side'] =
          x < LABEL_PIXELS.side ? 'right' : x > width - LABEL_PIXELS.side ? 'left' : 'middle';
        element.dataset['below'] = String(y < LABEL_PIXELS.top);
      }
    };
    const listener = () => place.current();
    listener();
    map.on('move', listener);
    map.on('resize', listener);
    return () => {
      map.off('move', listener);
      map.off('resize', listener);
    };
  }, [map, layer]);

  useLayoutEffect(() => place.current(), [content]);
}

/** Keeps the names of cities from under the markers; a style that is not ours does without. */
export function useClearings(map: MapLibreMap, markers: readonly Position[]): void {
  useEffect(() => {
    void map.getSource<GeoJSONSource>(SOURCES.markers)?.setData({
      type: 'FeatureCollection',
      features: markers.map(({ longitude, latitude }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: {},
      })),
    });
  }, [map, markers]);
}

/**
 * The keys of the markers: an arrow goes to the nearest marker in its direction (elsewhere on the map it
 * moves the map), Escape and a press on the bare map clear the selection.
 */
export function useMarkerKeys(map: MapLibreMap, layer: HTMLElement | null, clear: () => void): void {
  const latest = useRef(clear);
  useEffect(() => {
    latest.current = clear;
  });

  useEffect(() => {
    if (layer === null) return;
    const onArrow = instead((event: KeyboardEvent): boolean => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || !isDirection(key) || event.shiftKey || event.altKey)
        return false;
      // MapLibre would move the map.
      event.stopPropagation();
      const others = placedElements(layer).filter(
        (element) => element instanceof HTMLButtonElement && !element.hidden && element !== target,
      );
      const places = others.map((element) => screenPlace(map, element));
      others[nextInDirection(screenPlace(map, target), places, key)]?.focus({ preventScroll: true });
      return true;
    });
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    const onPress = (event: MapMouseEvent) => {
      if (event.originalEvent.target === map.getCanvas()) latest.current();
    };
    const frame = map.getContainer();
    layer.addEventListener('keydown', onArrow);
    frame.addEventListener('keydown', onEscape);
    map.on('click', onPress);
    return () => {
      layer.removeEventListener('keydown', onArrow);
      frame.removeEventListener('keydown', onEscape);
      map.off('click', onPress);
    };
  }, [map, layer]);
}
