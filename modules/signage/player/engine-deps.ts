import type { Heartbeat } from '../contract.ts'
import type { KeptDocuments } from './documents.ts'
import type { FileStore } from './files.ts'
import type { PlayerServer } from './server.ts'
import type { Stage } from './stage.ts'
import type { PlayerStore } from './store.ts'

/** Everything that the engine needs from the browser. Tests provide replacements. */
export interface EngineDeps {
  readonly store: PlayerStore
  readonly files: FileStore
  readonly server: PlayerServer
  readonly documents: KeptDocuments
  readonly stage: Pick<Stage, 'show' | 'idle' | 'overlay' | 'identify' | 'refresh'>
  readonly doc: Document
  /** Wall clock and monotonic clock of the device, in milliseconds. */
  readonly wall: () => number
  readonly monotonic: () => number
  readonly build: string
  readonly screen: () => { w: number; h: number }
  readonly storage: () => Promise<Heartbeat['storage']>
  readonly uuid: () => string
  readonly reload: () => void
  readonly isOnline: () => boolean
  /** Called once, when the key is no longer valid. */
  readonly onRefused: () => void
}
