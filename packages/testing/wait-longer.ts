import { vi } from 'vitest'

/** Milliseconds. `vi.waitFor` ends as soon as its condition is met, and its own limit of one second is too short on a busy machine. */
const LIMIT_MS = 20_000

const { waitFor } = vi
vi.waitFor = (callback, options = { timeout: LIMIT_MS }) => waitFor(callback, options)
