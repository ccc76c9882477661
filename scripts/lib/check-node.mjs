// Imported before everything else. Written so that old versions of Node can read it and say what is wrong.
const oldest = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    'Farmgate needs Node ' +
      oldest.join('.') +
      ' or newer, but this is Node ' +
      process.versions.node +
      '; install a newer one from https://nodejs.org.',
  );
  process.exit(1);
}
