import { z } from 'zod';
import { readSocialLink } from './read-social-link.js';
import { SOCIAL_NETWORKS, type SocialLinks, type SocialNetwork } from './social-links.js';

const MESSAGES: Record<SocialNetwork, string> = {
  facebook: 'Please enter the address of a Facebook page, such as facebook.com/yourfarm.',
  instagram: 'Please enter an Instagram name or address, such as @yourfarm.',
  x: 'Please enter an X name or address, such as @yourfarm.',
  youtube: 'Please enter the address of a YouTube channel, such as youtube.com/@yourfarm.',
  tiktok: 'Please enter a TikTok name or address, such as @yourfarm.',
  pinterest: 'Please enter the address of a Pinterest page, such as pinterest.com/yourfarm.',
  other: 'Please enter a web address, such as https://yourfarm.com/blog.',
};

/** A name or an address; it is kept as an address. Empty is none. */
const socialLink = (network: SocialNetwork) =>
  z
    .string(MESSAGES[network])
    .trim()
    .refine((text) => text === '' || readSocialLink(network, text) !== null, MESSAGES[network])
    .nullish()
    .transform((text) => (text ? (readSocialLink(network, text) ?? undefined) : undefined));

/** Pages in social networks, as forms hold them. */
export const SocialLinksFields = z
  .strictObject(
    Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, socialLink(network)])) as Record<
      SocialNetwork,
      ReturnType<typeof socialLink>
    >,
  )
  .transform((links): SocialLinks =>
    Object.fromEntries(Object.entries(links).filter(([, address]) => address !== undefined)),
  );
