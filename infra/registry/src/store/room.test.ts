import { Room } from './room';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Returns a room on a fake disk, which accepts writes if `takes` is true, and with a fake clock. */
function roomOn(disk: { takes: boolean }) {
  const seen = { writes: 0, left: new Set<string>() };
  const clock = { ms: 0 };
  const room = new Room(
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
  return { room, seen, clock };
}

test('a full disk gives its error, a writable one none; neither retains the test file', async () => {
  for (const [takes, failure] of [
    [true, null],
    [false, 'ENOSPC'],
  ] as const) {
    const { room, seen } = roomOn({ takes });
    expect(await room.failure()).toBe(failure);
    expect([seen.writes, seen.left.size]).toEqual([1, 0]);
  }
});

test('the disk is tested at most once in five seconds, however many callers; after that, freed space is noticed', async () => {
  const disk = { takes: false };
  const { room, seen, clock } = roomOn(disk);
  expect(await Promise.all([room.failure(), room.failure()])).toEqual(['ENOSPC', 'ENOSPC']);
  disk.takes = true;
  clock.ms = 4999;
  expect(await room.failure()).toBe('ENOSPC');
  clock.ms = 5000;
  expect(await room.failure()).toBeNull();
  expect(seen.writes).toBe(2);
});
