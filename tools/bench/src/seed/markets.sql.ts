/** The farmers markets, of which the days are made. */
export const MARKETS = `SELECT id FROM places WHERE kind = 'farmers_market' ORDER BY id`;

/** Who sells at every tenth market: people that are known by their name alone, some on every day. */
export const ROSTERS = `
  INSERT INTO market_members (place_id, name, stall, status, comes_every_day)
  SELECT places.id, 'Seller ' || n, 'Row ' || n, 'member', n % 3 = 0
  FROM places CROSS JOIN generate_series(1, 6) AS n WHERE kind = 'farmers_market' AND places.id % 10 = 0`;
