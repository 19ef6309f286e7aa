import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import type { AgentResult } from '../contract/agent-calls.ts'

/** What happened to one slip at its printer. The agent stores this result until the server has accepted it. */
export type PendingResult = AgentResult & { job: string }

interface Kept {
  /** Address of the server that issued the key. */
  server: string
  key: string
  pending: PendingResult[]
}

/**
 * The data that a print agent stores in a file: its key, and the print results that the server has not accepted yet. A restarted agent
 * continues with them.
 */
export interface AgentFile {
  key(): string | undefined
  setKey(key: string): void
  pending(): readonly PendingResult[]
  /** Stores a result. An older stored result of the same slip is replaced. Throws when the file cannot be written. */
  note(result: PendingResult): void
  forget(result: Pick<PendingResult, 'job' | 'attempt'>): void
}

const empty = { key: '', pending: [] as PendingResult[] }

/**
 * Opens the file of the agent. Only the user who runs the agent can read it. New content is written to a second file, which is then
 * renamed. So after a power cut the file has either its old or its new content. If another server issued the stored key, the content is
 * ignored, because the key must never be sent to the wrong server.
 */
export function openAgentFile(path: string, server: string): AgentFile {
  let kept: Kept = read(path, server)
  const write = (next: Kept): void => {
    const beside = `${path}.new`
    const file = openSync(beside, 'w', 0o600)
    try {
      writeSync(file, JSON.stringify(next))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    // If a file already exists, opening it does not change its permissions, so they are set here.
    chmodSync(beside, 0o600)
    renameSync(beside, path)
    kept = next
  }
  return {
    key: () => (kept.key === '' ? undefined : kept.key),
    setKey: (key) => write({ ...kept, key }),
    pending: () => kept.pending,
    note: (result) => write({ ...kept, pending: [...kept.pending.filter(({ job }) => job !== result.job), result] }),
    forget: ({ job, attempt }) =>
      write({ ...kept, pending: kept.pending.filter((one) => one.job !== job || one.attempt !== attempt) }),
  }
}

function read(path: string, server: string): Kept {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { server, ...empty }
    throw error
  }
  const found = JSON.parse(text) as Partial<Kept>
  if (found.server !== server) return { server, ...empty }
  return { server, key: found.key ?? '', pending: found.pending ?? [] }
}
