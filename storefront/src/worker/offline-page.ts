/** A page that is kept on the device. */
export interface KeptPage {
  /** Path and query. */
  path: string;
  title: string;
  /** ISO time; null when unknown. */
  at: string | null;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`);

/** @returns a moment as the device's clock has it, e.g. "Nov 22, 5:10 AM" */
export function momentText(at: string): string {
  const options = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(at).toLocaleString('en-US', options);
}

/**
 * @returns the words over what is shown from the device; see also offline.ts, which shows them on a page that
 * is open
 */
export const keptWords = (at: string | null): string =>
  `You may be offline. This is from ${at === null ? 'earlier' : momentText(at)} and may have changed.`;

/** The note stands before the page's root, which React owns. */
export function keptNote(at: string | null): string {
  return `<aside id="farmgate-kept" aria-label="Offline" class="bg-sun text-on-sun print:hidden"><p role="status" class="page py-2 text-sm font-semibold">${keptWords(at)}</p></aside>`;
}

const STYLE = `
:root{color-scheme:light;--paper:#FBF8F1;--ink:#1F2A1C;--soft:#566152;--leaf:#2C6A37;--on:#fff;--line:#E2DAC8}
[data-theme=dark]{color-scheme:dark;--paper:#141A13;--ink:#ECEFE6;--soft:#A9B5A2;--leaf:#8CCB8F;--on:#141A13;--line:#334030}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 Figtree,Arial,sans-serif}
main{max-width:40rem;margin:auto;padding:2rem 1rem;overflow-wrap:anywhere}
img{display:block;max-width:min(16rem,80%);height:auto}
h1{font:560 2rem/1.15 Fraunces,Georgia,serif;margin:1rem 0}h2{font:560 1.25rem/1.15 Fraunces,Georgia,serif;margin:2rem 0 .5rem}
a{color:var(--leaf);text-underline-offset:3px}a:focus-visible{outline:3px solid var(--leaf);outline-offset:2px}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line)}li a{display:block;padding:.75rem 0}
small{display:block;color:var(--soft);font-size:.8125rem}
.again{display:inline-block;padding:.75rem 1.25rem;border-radius:10px;background:var(--leaf);color:var(--on);font-weight:600;text-decoration:none}`;

const link = ({ path, title, at }: KeptPage) =>
  `<li><a href="${escape(path)}">${escape(title)}${at === null ? '' : `<small>From ${momentText(at)}</small>`}</a></li>`;

function list(heading: string, pages: readonly KeptPage[]): string {
  return pages.length === 0 ? '' : `<h2>${heading}</h2><ul>${pages.map(link).join('')}</ul>`;
}

const FONTS = [
  { family: 'Figtree', file: /\/assets\/figtree[^/]*\.woff2$/, weight: '300 900' },
  { family: 'Fraunces', file: /\/assets\/fraunces[^/]*\.woff2$/, weight: '560' },
];

/** @returns the rules of the site's fonts that the device keeps; the newest file of a font is the last one */
function fontFaces(files: readonly string[]): string {
  const faces = FONTS.map(({ family, file, weight }) => {
    const path = files.findLast((each) => file.test(each));
    return path === undefined
      ? ''
      : `@font-face{font-family:${family};src:url(${path}) format("woff2");font-weight:${weight};font-display:swap}`;
  });
  return faces.join('');
}

/**
 * The page in the place of one that cannot be had without a network. It needs no script, and no file but its
 * picture and the fonts that the device keeps.
 * @param asked the address that was asked for; trying again asks for it anew
 * @param kept what can be read now, the newest first
 * @param files paths of our own files that the device keeps, the oldest first
 */
export function offlinePage(asked: string, kept: readonly KeptPage[], files: readonly string[]): string {
  const searches = kept.filter(({ path }) => path.includes('?'));
  const pages = kept.filter(({ path }) => !path.includes('?'));
  return `<!doctype html>
<html lang="en-US" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>You’re offline | Farmgate</title><link rel="icon" href="data:,"><style>${fontFaces(files)}${STYLE}</style>
<script>try{if(localStorage.getItem('farmgate-theme')==='dark')document.documentElement.dataset.theme='dark'}catch(error){}</script></head>
<body><main><img src="/art/empty-nothing-near.svg" alt="" width="320" height="240"><h1>You’re offline</h1>
<p>This page isn’t saved on your device. You can still open pages you viewed recently.</p>
<p><a class="again" href="${escape(asked)}">Try again</a></p>
${list('Your last searches', searches)}${list('Recently viewed pages', pages)}</main></body></html>`;
}

/** @returns the title in a page's HTML without the site's name; its address where there is none */
export function titleOf(html: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| Farmgate$/, '');
  return title
    ? title
        .replace(/&amp;/g, '&')
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
    : path;
}
