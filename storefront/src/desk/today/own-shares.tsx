import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { takenText } from '../../marketplace/selling/shares/taken-text';
import { vendorSharesQuery } from '../../marketplace/selling/shares/vendor-shares';
import { LinkButton } from '../../ui/button';
import { Item } from '../../ui/item';

/** A row for each share that is going on; nothing for farms without one. */
export function OwnShares() {
  const { data = [] } = useQuery(vendorSharesQuery());
  const shares = data.filter(({ status }) => status === 'published');
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="own-shares">
      <h2 id="own-shares" className="mb-3 text-xl">
        Shares
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {shares.map(({ id, name, sizes }) => (
          <Item
            key={id}
            icon={Package}
            title={name}
            actions={
              <LinkButton look="secondary" to={sharePaths.vendorShare(id)} aria-label={`Open ${name}`}>
                Open
              </LinkButton>
            }
          >
            {takenText(sizes)}
          </Item>
        ))}
      </ul>
    </section>
  );
}
