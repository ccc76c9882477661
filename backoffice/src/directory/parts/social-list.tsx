import { shownSocialLinks, type SocialLinks } from '@farmgate/backend/contract/directory/social-links';

/** Links to pages in social networks, one below the other. */
export function SocialList({ links }: { links: SocialLinks | undefined }) {
  const shown = shownSocialLinks(links);
  if (shown.length === 0) return <>–</>;
  return shown.map(({ network, label, href }) => (
    <div key={network}>
      {label}:{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {href}
      </a>
    </div>
  ));
}
