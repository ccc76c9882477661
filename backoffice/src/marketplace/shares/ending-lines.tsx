/** What ending something does, a line each; undefined until the server has said so. */
export function EndingLines({ sentences }: { sentences: readonly string[] | undefined }) {
  if (!sentences) return 'Working out what goes back...';
  return sentences.map((sentence) => <div key={sentence}>{sentence}</div>);
}
