/** The kit as remotes find it in one application: a nested slot is a child. */
export * from '@forecourt/fragment-kit';
export { NestedFragment as Slot } from '../../plain/page';
