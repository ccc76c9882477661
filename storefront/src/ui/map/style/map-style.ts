import type { FeatureCollection } from 'geojson';
import type {
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { DETAIL_ZOOM } from '../shape-files';
import { isDark, mix, type MapPalette } from './palette';

/** Ids of the sources, whose data comes after the style. */
export const SOURCES = {
  neighbors: 'neighbors',
  nation: 'nation',
  detail: 'detail',
  circle: 'search-circle',
  markers: 'markers',
} as const;

/**
 * An image without color: names of cities keep clear of it, and so of the markers, which are not MapLibre's.
 */
export const CLEARING = { name: 'clearing', pixels: 36 } as const;

/** MapLibre draws letters with the page's own fonts where a style names no glyph server. */
const FONTS = ['Figtree', 'system-ui', 'sans-serif'];

const EMPTY: FeatureCollection = { type: 'FeatureCollection', features: [] };
const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name];

/** The ground that people live on, and that of other countries: by day and by night the first is lighter. */
function groundColors({ paper, card, sunk, edge }: MapPalette): { land: string; abroad: string } {
  return isDark(paper) ? { land: card, abroad: sunk } : { land: paper, abroad: mix(sunk, edge, 0.12) };
}

/** In a close view a name may move aside for a marker; in a wide one it would end up in another state. */
const ASIDE: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1.3,
};

/** Names of cities: the larger, the sooner and the bigger. */
function cityNames(
  id: string,
  source: string,
  palette: MapPalette,
  range: { minzoom?: number; maxzoom?: number },
): LayerSpecification {
  const population = ['get', 'population'] as const;
  return {
    id,
    source,
    type: 'symbol',
    ...range,
    filter: kind('city'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONTS,
      'text-size': [
        'interpolate',
        ['linear'],
        ['log10', ['max', [...population], 1]],
        3,
        11,
        4.5,
        12.5,
        6,
        15,
      ],
      'text-padding': ['interpolate', ['linear'], ['zoom'], 5, 10, 9, 14, 12, 8],
      'text-max-width': 7,
      'text-letter-spacing': 0.01,
      ...(range.minzoom === undefined ? {} : ASIDE),
      'symbol-sort-key': ['-', 0, [...population]],
    },
    paint: {
      'text-color': ['case', ['>=', [...population], 50_000], palette.ink, palette.soft],
      'text-halo-color': groundColors(palette).land,
      'text-halo-width': 1.4,
      'text-halo-blur': 0.6,
    },
  };
}

/** The land with its borders, coarse or in detail. */
function ground(palette: MapPalette): LayerSpecification[] {
  const { land } = groundColors(palette);
  const coast = mix(palette.line, palette.edge, 0.45);
  return [
    {
      id: 'nation-land',
      source: SOURCES.nation,
      type: 'fill',
      maxzoom: DETAIL_ZOOM,
      filter: kind('state'),
      paint: { 'fill-color': land },
    },
    {
      id: 'nation-borders',
      source: SOURCES.nation,
      type: 'line',
      maxzoom: DETAIL_ZOOM,
      filter: kind('state'),
      paint: { 'line-color': coast, 'line-width': 0.8 },
    },
    {
      id: 'detail-land',
      source: SOURCES.detail,
      type: 'fill',
      minzoom: DETAIL_ZOOM,
      filter: kind('state'),
      paint: { 'fill-color': land },
    },
    {
      id: 'county-lines',
      source: SOURCES.detail,
      type: 'line',
      minzoom: DETAIL_ZOOM,
      filter: kind('county'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.8, 12, 1.6],
      },
    },
    {
      id: 'detail-borders',
      source: SOURCES.detail,
      type: 'line',
      minzoom: DETAIL_ZOOM,
      filter: kind('state'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.9, 12, 1.8] },
    },
  ];
}

/** Other countries, and the lakes that the source of their shapes draws them across. */
function neighbors(palette: MapPalette): LayerSpecification[] {
  const layer = (id: string, color: string): LayerSpecification => ({
    id: `${id}s`,
    source: SOURCES.neighbors,
    type: 'fill',
    filter: kind(id),
    paint: { 'fill-color': color },
  });
  return [layer('neighbor', groundColors(palette).abroad), layer('lake', palette.water)];
}

/** The circle that was searched; it also lies over a style that is not ours. */
export function circleLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'search-circle-fill',
      source: SOURCES.circle,
      type: 'fill',
      paint: { 'fill-color': palette.moss, 'fill-opacity': 0.5, 'fill-antialias': false },
    },
    {
      id: 'search-circle-line',
      source: SOURCES.circle,
      type: 'line',
      paint: { 'line-color': palette.leaf, 'line-opacity': 0.7, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
  ];
}

const MARKER_CLEARINGS: LayerSpecification = {
  id: 'marker-clearings',
  source: SOURCES.markers,
  type: 'symbol',
  layout: { 'icon-image': CLEARING.name, 'icon-allow-overlap': true, 'icon-padding': 2 },
};

/** Shown once the land is there: until then, the map has the color of the page. */
export const WATER = 'water';

/** Every layer of our own style, bottom first. */
export function mapLayers(palette: MapPalette): LayerSpecification[] {
  const [fill, line] = circleLayers(palette);
  const [land, borders, detailLand, ...lines] = ground(palette);
  return [
    {
      id: WATER,
      type: 'background',
      layout: { visibility: 'none' },
      paint: { 'background-color': palette.water },
    },
    ...neighbors(palette),
    ...[land, detailLand, fill, borders, ...lines, line].filter((layer) => layer !== undefined),
    cityNames('nation-cities', SOURCES.nation, palette, { maxzoom: DETAIL_ZOOM }),
    cityNames('detail-cities', SOURCES.detail, palette, { minzoom: DETAIL_ZOOM }),
    MARKER_CLEARINGS,
  ];
}

/** The style of the map: the country's shapes in the colors of the page, without a server behind it. */
export function mapStyle(palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {
      [SOURCES.neighbors]: { type: 'geojson', data: EMPTY, maxzoom: 8, tolerance: 0.3 },
      [SOURCES.nation]: { type: 'geojson', data: EMPTY, maxzoom: 8, tolerance: 0.3 },
      [SOURCES.detail]: { type: 'geojson', data: EMPTY, maxzoom: 11, tolerance: 0.2 },
      [SOURCES.circle]: { type: 'geojson', data: EMPTY, maxzoom: 11 },
      [SOURCES.markers]: { type: 'geojson', data: EMPTY },
    },
    layers: mapLayers(palette),
  };
}
