/** Why a sign-in failed, by the errors of `openid-client`. */
import * as openid from 'openid-client';

/**
 * `away`: the provider cannot be reached, or cannot answer; `refused`: it refused the person, or they did not agree; `misconfigured`: it
 * refused this client, or is another one than its address says; `expired`: the code was used or is too old; `clock`: a time of the ID token
 * is past or in the future; `invalid`: what it sent does not pass validation.
 */
export type Failure = 'away' | 'refused' | 'misconfigured' | 'expired' | 'clock' | 'invalid';

/** Codes of OAuth 2.0 and OpenID Connect; any other one is about the client. */
const byCode: Readonly<Record<string, Failure>> = {
  access_denied: 'refused',
  login_required: 'refused',
  consent_required: 'refused',
  interaction_required: 'refused',
  account_selection_required: 'refused',
  server_error: 'away',
  temporarily_unavailable: 'away',
  invalid_grant: 'expired',
};

/** Codes of errors of the library. */
const byError: Readonly<Record<string, Failure>> = {
  OAUTH_TIMEOUT: 'away',
  OAUTH_ABORT: 'away',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'away',
  OAUTH_RESPONSE_IS_NOT_JSON: 'away',
  OAUTH_PARSE_ERROR: 'away',
  OAUTH_MISSING_SERVER_METADATA: 'misconfigured',
  OAUTH_INVALID_SERVER_METADATA: 'misconfigured',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'misconfigured',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
};

/** Returns why a sign-in failed. */
export function failureOf(error: unknown): Failure {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
    return byCode[error.error] ?? 'misconfigured';
  if (error instanceof openid.WWWAuthenticateChallengeError) return 'misconfigured';
  if (!(error instanceof openid.ClientError)) return 'invalid';
  if (error.code !== undefined) return byError[error.code] ?? 'invalid';
  // The library has no code for errors of the network, which `fetch` throws as a TypeError.
  return (error.cause as Error | undefined)?.name === 'TypeError' ? 'away' : 'invalid';
}

/** Returns a provider's code and description of a refusal, for a log; undefined if it sent none. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError))
    return undefined;
  return [error.error, error.error_description].filter(Boolean).join(', ').slice(0, 300);
}
