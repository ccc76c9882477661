import type { StallMapView } from '../../../contract/directory/stall-map.js';
import { imageUrl } from '../../../contract/shared/images.js';
import type { MapInJson } from './stall-map.sql.js';

export const stallMapView = (map: MapInJson | null): StallMapView | null =>
  map && {
    imageUrl: imageUrl(map.imageId),
    ...{ width: map.width, height: map.height, marks: map.marks },
  };
