const LONGEST = 120;

/** @returns a file's name as it may stand in a folder of ours and in messages; what tells of its kind stays at its end */
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
  if (characters.length <= LONGEST) return name;
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return characters.slice(0, LONGEST - ending.length).join('') + ending;
}
