import { HeaderArt } from '../../ui/art/header-art';

/** A guide's header drawing; the one for all where it has none of its own. */
export function GuideArt({ slug, ...rest }: { slug: string; eager?: boolean; className?: string }) {
  return <HeaderArt address={`/art/guides/${slug}.svg`} otherwise="/art/blog/default.svg" {...rest} />;
}
