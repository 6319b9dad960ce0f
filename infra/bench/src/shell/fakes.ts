/** The shell's own test doubles of a registry, a remote and a server, which the benchmarks measure with. */
export { FakeRegistry } from '@forecourt/shell/src/server/testing/fake-registry';
export { fakeRemote, type RemoteVersion } from '@forecourt/shell/src/server/testing/fake-remote';
export type { Fault } from '@forecourt/shell/src/server/testing/fake-server';
