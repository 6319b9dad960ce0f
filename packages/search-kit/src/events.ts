/** What is told of searches as such. */
declare module '@forecourt/contracts' {
  interface BusEvents {
    /** A search was stored, here or by another fragment. */
    'search-saved': { title: string };
    'alerts-subscribed': { email: boolean };
  }
}

export {};
