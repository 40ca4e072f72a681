/** A request that the server refused, or that did not reach it (status 0); the message is one sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Ask the server; the answer, or a Problem. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, '');
  }
  const text = await answer.text();
  if (!answer.ok) throw new Problem(answer.status, detail(text));
  return JSON.parse(text) as T;
}

function detail(text: string): string {
  try {
    return String((JSON.parse(text) as { detail: unknown }).detail);
  } catch {
    return '';
  }
}
