/** Nobody's; asking it for anything but a picture means that a text was taken for more than a text. */
export const CANARY_HOST = 'canary.invalid';

/** What no control character, override or length of a word may break. */
const ODD = '\u0001\u0008\u000b\u001f\u007f\u2028\ufffe \u202Eevil\u2066 مزرعة 🥕👩🏽‍🌾';

/**
 * A text that tries to be markup, script, an attribute, Markdown or a template, wherever it is put.
 * @param column where it stands, such as "farms.name": it begins with that, and whatever comes of it is
 * marked with it
 */
export function hostileText(column: string): string {
  const run = `hostile('${column}')`;
  const mark = `data-hostile="${column}"`;
  return [
    `«${column}» '"\`></title></textarea></style></noscript></script>-->`,
    `<img ${mark} src=x onerror="${run}"><svg ${mark} onload="${run}"><script ${mark}>${run}</script></svg>`,
    `<iframe ${mark} srcdoc="<script>parent.${run}</script>"></iframe><a ${mark} href="javascript:${run}">a</a>`,
    `" ${mark} onfocus="${run}" autofocus x='`,
    `[md](javascript:${run}) ![md](https://${CANARY_HOST}/"onload="${run}) [md]: data:text/html,<script>${run}</script>`,
    `{{constructor.constructor("${run}")()}} \${${run}} <%= ${run} %> $& $' %s`,
    `${ODD} ${'unbroken'.repeat(15)}`,
  ].join(' ');
}

/** Where an address is kept: some that would run, some that would leave their attribute. */
export function hostileAddresses(column: string): string[] {
  const run = `hostile('${column}')`;
  return [
    `javascript:${run}`,
    ` JaVaScRiPt:${run}`,
    `java\tscript:${run}`,
    `data:text/html,<script>${run}</script>`,
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
    `vbscript:${run}`,
    `https://${CANARY_HOST}/"onerror="${run}" data-hostile="${column}`,
    `//${CANARY_HOST}/x.png`,
    `/uploads/x.png" onerror="${run}" data-hostile="${column}`,
    `/media/x.png 1x, javascript:${run}`,
  ];
}
