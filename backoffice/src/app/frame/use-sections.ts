import { useCanAccessResources } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useWaiting } from '../../kit/waiting/use-waiting';
import { resources } from '../resources';
import { resourceAt, sectionsFor } from './sections.rules';

const names = resources.map(({ name }) => name);

/** The sections that one may see, which of them the page is in, and what waits in the lists. */
export function useSections() {
  const { canAccess } = useCanAccessResources({ resources: names, action: 'list' });
  const { data: waiting = {} } = useWaiting();
  const { pathname } = useLocation();
  const current = resourceAt(pathname);
  const sections = sectionsFor(resources, canAccess);
  return {
    sections,
    waiting,
    current,
    open: sections.find(({ items }) => items.some(({ name }) => name === current)),
  };
}
