import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/api/queries';
import { LinkFailure } from '../../../ui/states/link-failure';
import { SharesLoading } from './shares-loading';

export const instead = { label: 'My shares', to: sharePaths.memberships };

interface LinkAnswerProps<Data> {
  /** Where what the link is about is read. */
  address: string;
  children: (data: Data) => ReactNode;
}

/** What the link of an email is about, while it loads, and where it can't be opened. */
export function LinkAnswer<Data extends object>({ address, children }: LinkAnswerProps<Data>) {
  const { data, error, refetch } = useQuery(apiQuery<Data>(address));
  if (data) return children(data);
  if (!error) return <SharesLoading />;
  const title = 'We couldn’t open this link';
  return (
    <LinkFailure
      error={error}
      heading="h2"
      refused={title}
      failed={title}
      instead={instead}
      onRetry={refetch}
    />
  );
}
