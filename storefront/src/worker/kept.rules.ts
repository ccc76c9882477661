/**
 * Pages that are the same for everyone and worth reading again without a network. Forms and whatever needs an
 * account are not here.
 */
const PAGES = [
  /^\/$/,
  /^\/(?:browse|products|farmers-markets|csa|u-pick|vendors|marketplace|guides|blog|in-season|faq|contact|sitemap|terms|privacy)$/,
  /^\/(?:listings|products|vendors|blog|guides)\/[^/]+$/,
  /^\/farms\/(?!new$|claim$)[^/]+$/,
  /^\/farms-[^/]+$/,
];

/**
 * The frame of a page that keeps what it shows itself, and clears it at log out: the frame is the same for
 * everyone.
 */
const FRAME = /^\/(?:cart|saved|vendor\/handover\/\d+)$/;

/** The public searches. */
const ANSWERS = /^\/api\/(?:listings|local-farms|farmers-markets|products)$/;

/** In an address these may be somebody's own. */
const PRIVATE_PARAMETERS = ['token', 'key', 'session_id', 'email'];

const isForAnyone = ({ searchParams }: URL) => !PRIVATE_PARAMETERS.some((name) => searchParams.has(name));

/** @returns whether a page may be kept on the device, to be read without a network */
export function isKeptPage(url: URL): boolean {
  return PAGES.some((pattern) => pattern.test(url.pathname)) && isForAnyone(url);
}

/** @returns whether a page's frame may be kept on the device, fetched without anyone's session */
export function isKeptFrame(url: URL): boolean {
  return FRAME.test(url.pathname) && isForAnyone(url);
}

/** @returns whether an answer of the API may be kept on the device: only those of public searches */
export function isKeptAnswer(url: URL): boolean {
  return ANSWERS.test(url.pathname) && isForAnyone(url);
}

/** Files of ours whose address changes with what is in them. */
export function isKeptFile(url: URL): boolean {
  return (
    url.pathname.startsWith('/assets/') || (url.pathname.startsWith('/art/') && url.searchParams.has('v'))
  );
}

/**
 * @returns whether the server lets this answer be kept: Google's results and what stands on a session it does
 * not
 */
export function mayKeep({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** @returns the addresses of a page's own files: those that it links, and the scripts that come later */
export function filesOf(html: string): string[] {
  const linked = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  const later = /<meta name="later-files" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [...linked, ...later.filter(Boolean).map((name) => `/assets/${name}`)];
}
