import type { Manifest } from '../contract.ts'
import type { KeptDocuments } from './documents.ts'
import { type FileStore, loadFiles, type LoadState } from './files.ts'
import type { PlayerServer } from './server.ts'

interface LoaderDeps {
  readonly server: PlayerServer
  readonly files: FileStore
  readonly documents: KeptDocuments
  readonly note: (line: string) => void
  /** What plays. */
  readonly current: () => Manifest | undefined
  /** A manifest is there with all of its files. */
  readonly onReady: () => void
  /** A load has ended otherwise than the server was told. */
  readonly onNews: () => void
}

/** Equal but for the time of making. */
const isSame = (a: Manifest | undefined, b: Manifest): boolean =>
  JSON.stringify({ ...a, issuedAt: '' }) === JSON.stringify({ ...b, issuedAt: '' })

/** Loads manifests beside what plays. */
export function openLoader({ server, files, documents, note, current, onReady, onNews }: LoaderDeps) {
  const nothing = { state: 'current' as const, done: 0, total: 0 }
  let state: LoadState | typeof nothing = nothing
  let told: string = nothing.state
  let token = ''
  let isLoading = false
  let pending: Manifest | undefined

  const load = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    try {
      state = { state: 'checking', done: 0, total: 0 }
      const next = await server.manifest()
      for (const part of await server.data(documents.known())) await documents.take(part)
      state = await loadFiles(next.assets, {
        files,
        fetchPiece: server.piece,
        tell: (told) => {
          state = told
        },
      })
      if (state.state !== 'ready') {
        note(`version ${next.version}: ${state.state}`)
        // Asked for again with the next heartbeat.
        token = ''
        return
      }
      // After a restart it is usually the same: what plays is not disturbed.
      if (isSame(current(), next)) {
        state = nothing
        return
      }
      pending = next
      onReady()
    } finally {
      isLoading = false
    }
  }
  const loadAndTell = async (): Promise<void> => {
    await load()
    if (!isLoading && state.state !== told) onNews()
  }
  return {
    state: () => state,
    /** The same, for a report. */
    told() {
      told = state.state
      return state
    },
    pending: () => pending,
    /** The manifest that is ready; from here on it is the current one. */
    take(): Manifest | undefined {
      const taken = pending
      pending = undefined
      if (taken) state = nothing
      return taken
    },
    /** Loads if the server has something else than what was loaded last. */
    async fresh(wanted: string): Promise<void> {
      if (wanted === token) return
      token = wanted
      try {
        await loadAndTell()
      } catch (error) {
        token = ''
        state = nothing
        throw error
      }
    },
    async again(): Promise<void> {
      token = ''
      await loadAndTell()
    },
  }
}
export type Loader = ReturnType<typeof openLoader>
