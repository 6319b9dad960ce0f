/** Why a photograph cannot be had; short and stable, a label of metrics. */
export type FailureReason =
  /** Nobody allowed its origin. */
  | 'not-allowed'
  /** Its host is not one of the public net. */
  | 'private-address'
  | 'unreachable'
  | 'timed-out'
  | 'redirect'
  | 'status'
  | 'too-large'
  /** Its first bytes are those of no picture. */
  | 'no-picture'
  /** It has too many pixels, or is damaged. */
  | 'unreadable'
  /** So many are being made that this one would come too late, or this visitor has asked for very many. */
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
