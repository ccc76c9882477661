/** CUBOT makes phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|monitor|scrap|curl|wget|python|java\/|go-http|okhttp|axios|libwww/i;

/** A browser always names itself. */
export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith('Mozilla/') || BOT.test(userAgent);
