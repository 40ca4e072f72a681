import { t } from '../text/language.svelte';
import { Problem } from '../wire/http';

const KNOWN = [0, 404, 409, 413, 429, 503];

/** A name that nobody may have. */
export class NameRefused extends Problem {}

/** Why something did not work and what to do, in one sentence of the reader's language. */
export function tell(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('problem-other', { detail: String(problem) });
  const minutes = problem.wait > 60 ? Math.ceil(problem.wait / 60) : 0;
  if (KNOWN.includes(problem.status)) return t(`problem-${problem.status}`, { minutes });
  if (problem instanceof NameRefused) return t('problem-name');
  return t('problem-other', { detail: problem.message });
}
