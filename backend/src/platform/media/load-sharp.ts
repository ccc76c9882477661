import type sharp from 'sharp';

let loading: Promise<typeof sharp> | undefined;

/** With the first picture, so that a server that gets none does without libvips's memory. */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loading;
}
