/** What the accounts service says of the browsers that take push messages (`GET /account-api/mine/notifications`). */
export interface PushBrowser {
  id: number;
  /** By it a browser knows which of them it is. */
  endpoint: string;
  /** `Firefox`. */
  browser: string;
  /** `Nov 22, 2026`. */
  since: string;
  /** IANA name of the zone of the hours below. */
  timeZone: string;
  /** 0 to 23; no quiet hours where they are equal. */
  quietFrom: number;
  quietTo: number;
}

declare module '@forecourt/contracts' {
  interface Sources {
    notifications: { browsers: readonly PushBrowser[] };
  }
}
