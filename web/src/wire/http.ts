import { at } from '../app/paths';

/** A request that the server refused, or that did not reach it (status 0); the message is one sentence. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Seconds until it may be tried again, if the server says so. */
    readonly wait = 0,
  ) {
    super(message);
  }
}

/** Ask the server; the answer, or a Problem. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(`/api/${path}`), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, '');
  }
  const text = await answer.text();
  const wait = Number(answer.headers?.get('Retry-After') ?? 0);
  if (!answer.ok) throw new Problem(answer.status, detail(text), wait);
  return JSON.parse(text) as T;
}

function detail(text: string): string {
  try {
    return String((JSON.parse(text) as { detail: unknown }).detail);
  } catch {
    return '';
  }
}
