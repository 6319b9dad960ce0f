import { type Finding, sentenceOf, type Upload } from '@forecourt/gate';
import { ProblemError } from '../problems';

/**
 * Returns the gate's answer about a version that it ran.
 * @throws ProblemError `runs-nothing` if the gate runs no versions, `version-refused` with the reasons why this one cannot be run
 */
export function gateAnswer<T extends object>(upload: Upload, answer: T | { findings: Finding[] } | null): T {
  if (answer === null)
    throw new ProblemError('runs-nothing', 'The registry runs no versions (GATE=off), so it cannot show any.');
  if (!('findings' in answer)) return answer;
  throw new ProblemError(
    'version-refused',
    `${upload.remote}@${upload.version} cannot be shown. Fix what the reasons name, and build again.`,
    answer.findings.map(sentenceOf),
  );
}
