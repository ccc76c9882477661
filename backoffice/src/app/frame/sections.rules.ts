import { INBOX_KINDS } from '@farmgate/backend/contract/backoffice/inbox.admin';
import { SECTIONS, type BackOfficeResource, type Section } from '../../kit/record/resource';

type Listed = Pick<BackOfficeResource, 'name' | 'section'>;

/** An entry of the menu with the lists in it. */
export interface ShownSection<Resource extends Listed> {
  section: Section;
  items: Resource[];
}

/**
 * @param access by name of a resource: whether one may see its list; nothing is shown until that is known
 * @returns the sections that hold something for this person, each with its lists in their order
 */
export function sectionsFor<Resource extends Listed>(
  resources: readonly Resource[],
  access: Readonly<Record<string, boolean>> | undefined,
): ShownSection<Resource>[] {
  return SECTIONS.map((section) => ({
    section,
    items: resources.filter((one) => one.section === section && access?.[one.name] === true),
  })).filter(({ items }) => items.length > 0);
}

/** @returns the resource that an address of the back office is about: 'farms' of /farms/3/show */
export const resourceAt = (path: string): string => path.split('/')[1] ?? '';

/** @returns how many wait behind an entry of the menu: of the inbox every kind, of others what isn't there */
export const waitingBehind = (
  section: Section,
  names: readonly string[],
  waiting: Readonly<Record<string, number>>,
): number =>
  section === 'Inbox'
    ? waitingIn(INBOX_KINDS, waiting)
    : waitingIn(
        names.filter((name) => !INBOX_KINDS.some((kind) => kind === name)),
        waiting,
      );

/** @returns how many of these wait; 0 where nobody counts them */
export const waitingIn = (names: readonly string[], waiting: Readonly<Record<string, number>>): number =>
  names.reduce((sum, name) => sum + (waiting[name] ?? 0), 0);

/** @returns what an entry is called for who does not see the number beside it: "Inbox, 7 waiting" */
export const nameWithCount = (label: string, count: number): string =>
  count > 0 ? `${label}, ${countText(count)} waiting` : label;

/** @returns what stands beside an entry: 7, or 99+ */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
