import type { Heartbeat } from '../contract.ts'
import type { KeptDocuments } from './documents.ts'
import type { FileStore } from './files.ts'
import type { PlayerServer } from './server.ts'
import type { Stage } from './stage.ts'
import type { PlayerStore } from './store.ts'

/** The functions and objects that the engine of the player uses: storage, server, stage and clocks. Tests pass replacements. */
export interface EngineDeps {
  readonly store: PlayerStore
  readonly files: FileStore
  readonly server: PlayerServer
  readonly documents: KeptDocuments
  readonly stage: Pick<Stage, 'show' | 'idle' | 'overlay' | 'identify' | 'refresh'>
  readonly doc: Document
  /** The clocks of the device in milliseconds. The wall clock may be set to another time, the monotonic clock never goes back. */
  readonly wall: () => number
  readonly monotonic: () => number
  readonly build: string
  readonly screen: () => { w: number; h: number }
  readonly storage: () => Promise<Heartbeat['storage']>
  readonly uuid: () => string
  readonly reload: () => void
  readonly isOnline: () => boolean
  /** Called once, when the server refuses the key of this screen, for example because staff have disconnected the player. */
  readonly onRefused: () => void
}
