import semver from 'semver';
import { contractVersion, sharedModules } from './version';

/**
 * The compatibility rule: a remote runs here if the contract range in its manifest admits our contract version.
 * @returns the reason why it does not fit, or null if it does
 */
export function contractMismatch(range: string, provided: string = contractVersion): string | null {
  if (semver.validRange(range) === null) return `contract range "${range}" is not a semver range`;
  if (!semver.satisfies(provided, range)) return `built for contract ${range}; this shell speaks ${provided}`;
  return null;
}

/** Checks every shared module that a manifest requires, like `contractMismatch`. @returns the reasons, empty if all fit */
export function sharedMismatches(
  wanted: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>> = sharedModules,
): string[] {
  const reasons: string[] = [];
  for (const [module, range] of Object.entries(wanted)) {
    const version = provided[module];
    if (version === undefined) reasons.push(`shared module "${module}" is not provided by the host`);
    else if (semver.validRange(range) === null)
      reasons.push(`shared module "${module}": "${range}" is not a semver range`);
    else if (!semver.satisfies(version, range))
      reasons.push(`shared module "${module}": wants ${range}, the host provides ${version}`);
  }
  return reasons;
}
