import { DiskSpace } from './disk-space';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Returns a test of a fake disk, which accepts writes if `takes` is true, with a fake clock. */
function spaceOn(disk: { takes: boolean }) {
  const seen = { writes: 0, left: new Set<string>() };
  const clock = { ms: 0 };
  const space = new DiskSpace(
    {
      write: async (path) => {
        seen.writes += 1;
        seen.left.add(path);
        if (!disk.takes) throw full;
      },
      remove: async (path) => void seen.left.delete(path),
    },
    '/registry/tmp',
    () => clock.ms,
  );
  return { space, seen, clock };
}

test('a full disk gives its error, a writable one none; neither retains the test file', async () => {
  for (const [takes, failure] of [
    [true, null],
    [false, 'ENOSPC'],
  ] as const) {
    const { space, seen } = spaceOn({ takes });
    expect(await space.failure()).toBe(failure);
    expect([seen.writes, seen.left.size]).toEqual([1, 0]);
  }
});

test('the disk is tested at most once in five seconds, however many callers; after that, freed space is noticed', async () => {
  const disk = { takes: false };
  const { space, seen, clock } = spaceOn(disk);
  expect(await Promise.all([space.failure(), space.failure()])).toEqual(['ENOSPC', 'ENOSPC']);
  disk.takes = true;
  clock.ms = 4999;
  expect(await space.failure()).toBe('ENOSPC');
  clock.ms = 5000;
  expect(await space.failure()).toBeNull();
  expect(seen.writes).toBe(2);
});
