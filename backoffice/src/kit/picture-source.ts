/** @returns where a picture may be: among ours, or on the web; null for whatever else stands in an address's place */
export function pictureSource(address: string | null | undefined): string | null {
  return address && /^(?:https:\/\/|\/(?!\/))/.test(address) ? address : null;
}
