/** Events about searches. */
export interface SearchEvents {
  /** A search was stored, here or by another fragment. */
  'search-saved': { title: string };
  'alerts-subscribed': { email: boolean };
}

declare module '@forecourt/contracts' {
  interface BusEvents extends SearchEvents {}
}
