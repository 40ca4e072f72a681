import { t } from '../text/language.svelte';
import { Problem } from '../wire/http';

const KNOWN = [0, 404, 409, 413, 429, 503];

/** Why something did not work and what to do, in one sentence of the reader's language. */
export function tell(problem: unknown): string {
  if (!(problem instanceof Problem)) return t('problem-other', { detail: String(problem) });
  if (KNOWN.includes(problem.status)) return t(`problem-${problem.status}`);
  return t('problem-other', { detail: problem.message });
}
