import type { Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';

/**
 * A link to a page of ours. The router's own says "data-discover" in the HTML of each, for a mode in which we
 * don't run it.
 */
export function Link(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <RouterLink discover="none" {...props} />;
}
