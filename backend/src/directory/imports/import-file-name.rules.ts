const LONGEST = 120;
/** What every file system takes; letters of other scripts and pictures are several bytes each. */
const MOST_BYTES = 240;

/** @returns as it may stand in our folders and messages; its ending stays */
export function importFileName(given: string): string {
  const name = given
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)
    // eslint-disable-next-line no-control-regex
    ?.replaceAll(/[\u0000-\u001f\u007f"<>:|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  if (!name) return 'directory.csv';
  const characters = [...name];
  if (characters.length <= LONGEST && Buffer.byteLength(name) <= MOST_BYTES) return name;
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  let kept = characters.slice(0, Math.min(LONGEST, characters.length) - ending.length);
  while (Buffer.byteLength(kept.join('')) > MOST_BYTES - ending.length) kept = kept.slice(0, -1);
  return kept.join('') + ending;
}
