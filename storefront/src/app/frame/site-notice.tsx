import { usePublicConfig } from '../../lib/page/public-config';

/** What the team has to say to everybody at present. */
export function SiteNotice() {
  const { notice } = usePublicConfig();
  if (notice === null) return null;
  return (
    <aside aria-label="Notice" className="bg-sun text-on-sun print:hidden">
      <p className="page py-2 text-sm font-semibold whitespace-pre-line wrap-anywhere">{notice}</p>
    </aside>
  );
}
