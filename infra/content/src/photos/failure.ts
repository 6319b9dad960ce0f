/** Why a photograph is unavailable; short and stable, a label of metrics. */
export type FailureReason =
  /** Its origin is not allowed. */
  | 'not-allowed'
  /** Its host is not on the public internet. */
  | 'private-address'
  | 'unreachable'
  | 'timed-out'
  | 'redirect'
  | 'status'
  | 'too-large'
  /** Its first bytes are not those of a picture. */
  | 'no-picture'
  /** It has too many pixels, or is damaged. */
  | 'unreadable'
  /** Too many are in progress, or this client has requested too many. */
  | 'busy';

export class PhotoFailure extends Error {
  override name = 'PhotoFailure';

  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}
