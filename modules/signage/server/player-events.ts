import type { BrandCore, StreamEvent } from '#platform/module.ts'
import { type DocumentKind, documentKinds, type SignageDevice } from '../contract.ts'
import { playerCommandOf } from './command-rows.ts'
import type { CommandStore } from './command-store.ts'
import { type LiveDocuments, partOf } from './documents.ts'
import type { Manifests } from './manifest.ts'
import { commandsChannel, manifestChannel } from './stream-versions.ts'

/**
 * Milliseconds. The stream checks at least this often whether the data of the brand has changed. So a changed price is sent after at most
 * this time.
 */
const LOOK_MS = 1_000
/** An unchanged document is confirmed after this many milliseconds. Without the confirmation the screen would treat it as outdated. */
const CONFIRM_MS = 20_000
/**
 * Maximum time in milliseconds that a stream stays open. Then the screen must connect again with its key, so a screen whose key was revoked
 * is refused.
 */
const LONGEST_MS = 15 * 60_000

/**
 * The events that are sent to one screen. `command`: its commands that have not ended. `manifest`: a token of the manifest (all that the
 * screen may show); if the screen does not know the token, it loads the manifest. `data`: a live document. At the start of a stream all
 * events are sent, because something may have changed while no stream was open.
 */
export async function* playerEvents(
  core: BrandCore,
  device: SignageDevice,
  parts: { commands: CommandStore; documents: LiveDocuments; manifests: Manifests },
  caller: AbortSignal,
): AsyncIterable<StreamEvent> {
  const ended = new AbortController()
  const signal = AbortSignal.any([caller, ended.signal, AbortSignal.timeout(LONGEST_MS)])
  const wanted = { commands: true, manifest: true, data: true }
  let wake: (() => void) | undefined
  const want = (what: keyof typeof wanted): void => {
    wanted[what] = true
    wake?.()
  }
  const isIn = (payload: Record<string, unknown>, name: string, id: string): boolean =>
    Array.isArray(payload[name]) && payload[name].includes(id)
  const stops = [
    core.live.on(commandsChannel, (heard) => {
      if (!isIn(heard, 'devices', device.id)) return
      want('commands')
      // The command may set a program. This program becomes part of the manifest, so the manifest may have changed, too.
      want('manifest')
    }),
    core.live.on(manifestChannel, (heard) => {
      // The key of this screen may have been revoked. So the stream ends, and the screen must connect again with its key.
      if (isIn(heard, 'devices', device.id)) ended.abort()
      want('manifest')
    }),
    core.live.on('orders', ({ branchId }) => branchId === device.branchId && want('data')),
  ]
  signal.addEventListener('abort', () => wake?.(), { once: true })

  const sent = new Map<DocumentKind, { hash: string; at: number }>()
  let version = ''
  let token = ''
  try {
    while (!signal.aborted) {
      if (wanted.commands) {
        wanted.commands = false
        const open = await parts.commands.take(device.id)
        yield { event: 'command', data: open.map(playerCommandOf) }
      }
      if (wanted.manifest || core.snapshots.version() !== version) {
        wanted.manifest = false
        const { state } = await parts.manifests.stateOf(device)
        if (state !== token) yield { event: 'manifest', data: { manifest: state } }
        token = state
      }
      const now = core.clock.epochMs()
      const isDue = documentKinds.some((kind) => now - (sent.get(kind)?.at ?? now) >= CONFIRM_MS)
      if (wanted.data || core.snapshots.version() !== version || isDue) {
        wanted.data = false
        version = core.snapshots.version()
        for (const one of await parts.documents.all(device.branchId)) {
          const before = sent.get(one.kind)
          if (before?.hash === one.hash && now - before.at < CONFIRM_MS) continue
          sent.set(one.kind, { hash: one.hash, at: now })
          yield { event: 'data', data: partOf({ ...one, at: now }, before?.hash) }
        }
      }
      if (!wanted.commands && !wanted.manifest && !wanted.data && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_MS)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
    }
  } finally {
    for (const stop of stops) stop()
  }
}
