import { randomFillSync } from 'node:crypto'
import type { RandomBytes } from '#kernel/ids.ts'

/**
 * Random bytes of the system's secure source. They are fetched for several hundred ids at once, because a system call takes longer than
 * creating the bytes. No byte is returned twice.
 */
export function pooledRandomBytes(size = 4096): RandomBytes {
  const pool = Buffer.alloc(size)
  let used = size
  return (count) => {
    if (count > size) return randomFillSync(Buffer.alloc(count))
    if (used + count > size) {
      randomFillSync(pool)
      used = 0
    }
    const bytes = Buffer.from(pool.subarray(used, used + count))
    // The returned bytes are overwritten with zeros in the pool.
    pool.fill(0, used, used + count)
    used += count
    return bytes
  }
}
