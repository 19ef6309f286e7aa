import type { Manifest } from '../contract.ts'
import type { KeptDocuments } from './documents.ts'
import { type FileStore, loadFiles, type LoadState } from './files.ts'
import type { Written } from '../rules/log-codes.ts'
import type { PlayerServer } from './server.ts'

interface LoaderDeps {
  readonly server: PlayerServer
  readonly files: FileStore
  readonly documents: KeptDocuments
  readonly note: (line: Written) => void
  /** The manifest (programs, scenes and list of files) that the screen plays now. */
  readonly current: () => Manifest | undefined
  /** Called when all files of a new manifest are stored. */
  readonly onReady: () => void
  /** Called when the loading of a manifest has ended in a state that was not reported to the server yet. */
  readonly onNews: () => void
}

/** Whether two manifests are equal, apart from their time of issue. */
const isSame = (a: Manifest | undefined, b: Manifest): boolean =>
  JSON.stringify({ ...a, issuedAt: '' }) === JSON.stringify({ ...b, issuedAt: '' })

/** Loads a new manifest (programs, scenes and their files) in the background while the screen plays the current manifest. */
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
        const code = state.state === 'storage_full' ? 'storage_full' : 'broken'
        note({ code, values: { version: next.version } })
        // The token of the manifest is deleted, so that the manifest is requested again after the next heartbeat.
        token = ''
        return
      }
      // After a restart the manifest is usually unchanged. In this case the screen continues to play without an interruption.
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
    /** Returns the state of the download of media files, for a report to the server. `onNews` is not called for this state any more. */
    told() {
      told = state.state
      return state
    },
    pending: () => pending,
    /** Returns the manifest that is ready; the caller makes it the current one. */
    take(): Manifest | undefined {
      const taken = pending
      pending = undefined
      if (taken) state = nothing
      return taken
    },
    /**
     * Loads the manifest if the server's token differs from the token of the last load. After a failed load, the next call of this function
     * loads the manifest even if the token is the same.
     */
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
