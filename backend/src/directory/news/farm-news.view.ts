import type { NewsView, OwnNewsView } from '../../contract/directory/news.js';
import { imageUrl } from '../../contract/shared/images.js';
import type { NewsRow } from './farm-news.sql.js';

export const newsView = ({ id, text, alt, imageId, width, height, createdAt }: NewsRow): NewsView => ({
  id,
  text,
  photo:
    imageId === null ? null : { imageUrl: imageUrl(imageId), alt, width: width ?? 0, height: height ?? 0 },
  createdAt: createdAt.toISOString(),
});

export const ownNewsView = (row: NewsRow): OwnNewsView => ({
  ...newsView(row),
  hiddenReason: row.isHidden ? row.hiddenReason : null,
});
