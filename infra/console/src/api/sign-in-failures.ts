/** Messages for a failed sign-in by the provider, by the registry's code for the failure: each says what happened and what to do. */
export const signInFailures: Readonly<Record<string, { title: string; detail: string }>> = {
  away: {
    title: 'The provider does not answer',
    detail: 'The registry cannot reach it, or it cannot answer now. Try again in a minute. A token works meanwhile.',
  },
  refused: {
    title: 'The provider did not sign you in',
    detail: 'It refused, or the sign-in was cancelled there. Try again; if it stays so, ask who runs the provider.',
  },
  misconfigured: {
    title: 'The registry and the provider do not fit',
    detail:
      'The provider refuses the registry as its client, or is another one than was configured. Tell who runs the registry: its log says what the provider said.',
  },
  expired: {
    title: 'This sign-in is not under way any more',
    detail:
      'It was finished already, took longer than ten minutes, was begun in another browser, or the registry was started again meanwhile. Begin it again.',
  },
  clock: {
    title: 'The provider’s statement is not valid at this time',
    detail:
      'It has ended, or begins later. Try again; if it stays so, tell who runs the registry: its clock and the provider’s differ.',
  },
  invalid: {
    title: 'The provider’s statement is not valid',
    detail:
      'Its signature, issuer, audience or nonce is not what the registry expects. Nobody was signed in. Tell who runs the registry: its log says what differs.',
  },
  'no-rights': {
    title: 'None of your groups has rights here',
    detail:
      'The provider knows you, but no group of yours may do anything with this registry. Ask who runs it to add you to a group, then sign in again. Reading needs no session.',
  },
  'too-many': {
    title: 'Too many attempts to sign in',
    detail: 'There were more than twenty from your network in a minute. Try again in a minute.',
  },
};
