/** A person's stored data, from `GET /account-api/mine`. */
export interface Mine {
  email: string | null;
  hasPassword: boolean;
  stored: readonly {
    name: string;
    title: string;
    /** After "Kept". */
    retention: string;
    count: number;
    items: readonly Readonly<Record<string, unknown>>[];
  }[];
}

declare module '@forecourt/contracts' {
  interface Sources {
    mine: Mine;
  }
}
