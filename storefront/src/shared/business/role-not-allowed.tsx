import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { useMay } from './use-may';

/** Somebody works for a business in a role that this page is not for. */
export function RoleNotAllowed({ message }: { message: string }) {
  const { may } = useMay();
  return (
    <EmptyState
      picture={<EmptyArt scene="not-found" />}
      heading="h2"
      title="This page isn’t part of your role"
      hint={message}
      action={
        may('pack') && !may('look') ? (
          <LinkButton to={paths.vendorPacking}>Packing list</LinkButton>
        ) : (
          <LinkButton to={paths.business}>Your business</LinkButton>
        )
      }
    />
  );
}
