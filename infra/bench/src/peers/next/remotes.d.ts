declare module 'remote:*' {
  export const fragments: Readonly<Record<string, import('@forecourt/fragment-kit').FragmentDefinition>>;
}
