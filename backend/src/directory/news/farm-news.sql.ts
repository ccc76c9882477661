import { statement } from '../../platform/database/statement.js';
import { isFarmShown } from '../tables/twins.sql.js';

export interface NewsRow {
  id: number;
  farmId: number;
  text: string;
  alt: string;
  imageId: string | null;
  width: number | null;
  height: number | null;
  hiddenReason: string | null;
  isHidden: boolean;
  createdAt: Date;
}

const COLUMNS = `news.id, news.farm_id AS "farmId", news.text, news.alt, news.image_id AS "imageId", images.width,
    images.height, news.is_hidden AS "isHidden", news.hidden_reason AS "hiddenReason", news.created_at AS "createdAt"
  FROM farm_news AS news LEFT JOIN images ON images.id = news.image_id`;

const ofShownFarm = `EXISTS (SELECT FROM farms WHERE id = $1 AND ${isFarmShown()})`;

export const newsOfFarm = statement<NewsRow, [farmId: number, limit: number, offset: number]>(`
  SELECT ${COLUMNS} WHERE news.farm_id = $1 AND NOT news.is_hidden AND news.removed_at IS NULL AND ${ofShownFarm}
  ORDER BY news.id DESC LIMIT $2 OFFSET $3`);

export const countNewsOfFarm = statement<{ count: number }, [farmId: number]>(
  `SELECT count(*)::int FROM farm_news WHERE farm_id = $1 AND NOT is_hidden AND removed_at IS NULL AND ${ofShownFarm}`,
);

export const lastNewsOfFarms = statement<NewsRow, [farmIds: readonly number[], most: number]>(`
  SELECT shown.* FROM unnest($1::int[]) AS farm (id) CROSS JOIN LATERAL (
    SELECT ${COLUMNS} WHERE news.farm_id = farm.id AND news.removed_at IS NULL ORDER BY news.id DESC LIMIT $2
  ) AS shown`);

/** When farms wrote in the last seven days, also what they removed; the oldest first. */
export const postedThisWeek = statement<{ farmId: number; createdAt: Date }, [farmIds: readonly number[]]>(`
  SELECT farm_id AS "farmId", created_at AS "createdAt" FROM farm_news
  WHERE farm_id = ANY($1::int[]) AND created_at > now() - interval '7 days' ORDER BY created_at, id`);

/** Once it no longer counts toward a week; its photo goes with the next sweep. */
export const forgetRemoved = statement<object>(
  `DELETE FROM farm_news WHERE removed_at < now() - interval '7 days' AND created_at < now() - interval '7 days'`,
);

export const placesOfFarm = statement<{ id: number }, [farmId: number]>(
  'SELECT id FROM places WHERE farm_id = $1 ORDER BY id LIMIT 20',
);

export const lockFarmOfNews = statement<object, [newsId: number]>(
  'SELECT 1 FROM farms WHERE id = (SELECT farm_id FROM farm_news WHERE id = $1) FOR UPDATE',
);
