/** A link to a website that somebody typed; whatever is no web address stays a text. */
export function WebsiteLink({ address }: { address: string | null }) {
  if (!address) return <>–</>;
  if (!/^https?:\/\//i.test(address)) return <>{address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
