/** The browsers that receive push notifications, from `GET /account-api/mine/notifications`. */
export interface PushBrowser {
  id: number;
  /** Identifies the present browser among them. */
  endpoint: string;
  /** `Firefox`. */
  browser: string;
  /** `Nov 22, 2026`. */
  since: string;
  /** IANA time zone of the hours below. */
  timeZone: string;
  /** 0 to 23; no quiet hours if both are equal. */
  quietFrom: number;
  quietTo: number;
}

declare module '@forecourt/contracts' {
  interface Sources {
    notifications: { browsers: readonly PushBrowser[] };
  }
}
