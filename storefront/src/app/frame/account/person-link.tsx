import type { ComponentProps } from 'react';
import { isOtherProgram } from '../../../shared/sign-in/return-to';
import { Link } from '../../../ui/navigation/link';

/** A link that the browser follows itself where it leads out of the storefront. */
export function PersonLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return isOtherProgram(to) ? <a href={to} {...rest} /> : <Link to={to} {...rest} />;
}
