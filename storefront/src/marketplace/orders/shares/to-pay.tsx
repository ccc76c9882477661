import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { LinkButton } from '../../../ui/button';

export interface ToPayProps {
  /** The membership. */
  id: number;
  /** Of the share. */
  name: string;
}

/** A place that was taken by card, which is still to be paid. */
export function ToPay({ id, name }: ToPayProps) {
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <p className="text-lg wrap-anywhere">Your place in {name} is waiting for your payment.</p>
      <LinkButton to={sharePaths.membership(id)}>Pay now</LinkButton>
    </div>
  );
}
