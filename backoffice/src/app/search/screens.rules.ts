/** A page of the back office, or something to do there, that the one search finds by its name. */
export interface Screen {
  title: string;
  detail: string;
  path: string;
  /** What one must be allowed to see it: everyone may where this is left out. */
  needs?: { resource: string; action: string };
}

/** What lists alone don't offer. */
const OTHERS: readonly Screen[] = [
  { title: 'Home', detail: 'Start page', path: '/' },
  { title: 'Login and security', detail: 'Your account', path: '/security' },
  action('Write a post', 'Content', 'blog-posts'),
  action('Import a file', 'Imports', 'imports'),
  action('Invite someone', 'People', 'users'),
  {
    ...{ title: 'View as someone', detail: 'People', path: '/users' },
    needs: { resource: 'viewing', action: 'create' },
  },
  action('Add a farm', 'Directory', 'farms'),
  action('Add a place', 'Directory', 'places'),
  action('Add a tax rule', 'Money', 'tax-rules'),
  {
    ...{ title: 'Generate location pages', detail: 'Content', path: '/location-pages' },
    needs: { resource: 'location-pages', action: 'generate' },
  },
];

function action(title: string, detail: string, resource: string): Screen {
  return { title, detail, path: `/${resource}/create`, needs: { resource, action: 'create' } };
}

/** @returns every page and action, in the order of the menu */
export const screensOf = (
  resources: readonly { name: string; label: string; section: string }[],
): Screen[] => [
  ...resources.map(({ name, label, section }) => ({
    ...{ title: name === 'inbox' ? 'Inbox' : label, detail: section, path: `/${name}` },
    needs: { resource: name, action: 'list' },
  })),
  ...OTHERS,
];

const MOST = 5;

/**
 * @param typed a few letters: each word begins a word of the title or the section
 * @returns the screens that are meant, those whose title begins so first
 */
export function matching(screens: readonly Screen[], typed: string): Screen[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const begins = (text: string, word: string) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .some((part) => part.startsWith(word));
  const rank = ({ title }: Screen) => (title.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return screens
    .filter(({ title, detail }) => words.every((word) => begins(`${title} ${detail}`, word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}
