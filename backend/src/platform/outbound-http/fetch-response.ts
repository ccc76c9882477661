export class AnswerTooLarge extends Error {}

/**
 * Asks a service outside and reads the whole of its answer, or gives up in time. `fetch` takes a signal for
 * that, and forgets it once the answer has begun and memory was collected (nodejs/undici#3644): a body that
 * drips would be waited for without end.
 * @param signal ends the wait, e.g. `AbortSignal.timeout(10_000)`
 * @param ask makes the request with the signal that it is given
 * @param mostBytes of the body
 * @returns the answer, whose body is here already
 * @throws AnswerTooLarge; the signal's reason, e.g. a DOMException named TimeoutError; what `ask` throws
 */
export async function fetchResponse(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Response>,
  mostBytes = Infinity,
): Promise<Response> {
  signal.throwIfAborted();
  let giveUp = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp, { once: true });
  });
  const answering = ask(signal);
  try {
    const answer = await Promise.race([answering, end]);
    const reader = answer.body?.getReader();
    if (!reader) return answer;
    try {
      const bytes = await Promise.race([readAll(reader, mostBytes), end]);
      const { status, statusText, headers } = answer;
      return new Response(bytes, { status, statusText, headers });
    } finally {
      // Ends the connection of whoever was given up; nothing where all has been read.
      reader.cancel().catch(() => undefined);
    }
  } catch (error) {
    answering.then((late) => (late.body?.locked ? undefined : late.body?.cancel())).catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number) {
  const chunks: Uint8Array[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    size += value.length;
    if (size > mostBytes) throw new AnswerTooLarge(`The answer has more than ${mostBytes} bytes.`);
  }
}
