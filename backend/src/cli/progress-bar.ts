import { Presets, SingleBar } from 'cli-progress';

export async function withBar<Result>(
  name: string,
  work: (onProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar(
    { format: `${name} {bar} {percentage}%`, stream: process.stderr, noTTYOutput: false, hideCursor: true },
    Presets.rect,
  );
  bar.start(1, 0);
  try {
    return await work((done, total) => {
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
