import type { DocumentPart, Manifest, PlayerCommand } from '../contract.ts'
import { isUncertain } from '../rules/clock-offset.ts'
import { blobAddresses } from './addresses.ts'
import { beat } from './beat.ts'
import { commandRunner } from './commands.ts'
import type { EngineDeps } from './engine-deps.ts'
import { openLoader } from './loader.ts'
import { manifestSchedules, onScreen, type OnScreen } from './program.ts'
import { playOf, type Showing, showingKey } from './proof.ts'
import type { RenderContext } from './render/context.ts'
import { KeyRefused } from './server.ts'
import { openTimepiece } from './timepiece.ts'

/** A timer that comes later than this is missed; after some of them the page is loaded anew. */
const LATE_MS = 3_000
const MOST_LATE = 3
const LONGEST_WAIT_MS = 2 ** 31 - 1
const IDENTIFY_MS = 10_000
const MOST_LOG = 300
/** A change that is farther away than this is not waited for. */
const PATIENCE_MS = 60_000

/** Runs a screen: what is shown when, loading in the background, commands, proof (docs/rules/signage.md). */
export async function openEngine(deps: EngineDeps) {
  const { store, files, server, documents, stage, monotonic } = deps
  const time = await openTimepiece(store, deps)
  const { now } = time
  const addresses = blobAddresses(files)
  const errors = new Set<string>()
  const log: { at: string; line: string }[] = []
  let current = await store.get<Manifest>('manifest')
  let schedules = current && manifestSchedules(current)
  let volume = (await store.get<number>('volume')) ?? 100
  let shown: Showing | undefined
  let overlaid: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lates = 0
  let isClosed = false

  const note = (line: string): void => {
    log.push({ at: new Date(now()).toISOString(), line: line.slice(0, 300) })
    if (log.length > MOST_LOG) log.shift()
  }
  const close = (): void => {
    isClosed = true
    clearTimeout(timer)
  }
  /** A missing network is noted; only a refused key ends the screen. */
  const guarded = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
      errors.delete(what)
    } catch (error) {
      if (error instanceof KeyRefused) {
        if (!isClosed) deps.onRefused()
        return close()
      }
      errors.add(what)
      note(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
    }
  }
  const loader = openLoader({
    server,
    files,
    documents,
    note,
    onReady: () => {
      // A screen that shows nothing of its own, or one scene for hours, waits for no end of it.
      if (!current || !shown || shown.on.resolved.scene === null || shown.on.until - now() > PATIENCE_MS) tick()
    },
  })
  const runner = await commandRunner({
    store,
    server,
    now,
    can: {
      reload: deps.reload,
      identify: () => stage.identify(current?.device.name ?? '', IDENTIFY_MS),
      revert: async () => tick(),
      async volume(percent) {
        volume = percent
        await store.put('volume', percent)
        shown = undefined
        tick()
      },
      async clearCache() {
        await files.keepOnly(new Set())
        addresses.forget(new Set())
        await loader.again()
      },
      sendLogs: () => server.logs(deps.uuid(), log),
      changed: () => tick(),
    },
  })
  const contextOf = (manifest: Manifest): RenderContext => ({
    doc: deps.doc,
    brand: manifest.brand,
    locale: manifest.device.language,
    zone: manifest.device.zone,
    documents: documents.live,
    volume,
    now,
    picture: (name) => addresses.of(manifest, manifest.pictures[name]),
    film: (hash) => addresses.of(manifest, hash),
    template: (id) => addresses.of(manifest, manifest.templates[id]),
    mayShowPage: (host) => deps.isOnline() && manifest.webHosts.includes(host),
  })

  /** Moves to the manifest whose files are all there: only here, between two scenes. */
  const swap = async (): Promise<void> => {
    const next = loader.take()
    if (!next) return
    const keep = new Set([...next.assets, ...(current?.assets ?? [])].map(({ hash }) => hash))
    await store.put('manifest', next)
    current = next
    schedules = manifestSchedules(next)
    documents.use(next.data)
    note(`plays version ${next.version}`)
    // The files of the manifest before stay until the one after this.
    await files.keepOnly(keep).catch(() => undefined)
    addresses.forget(keep)
  }
  const prove = async (): Promise<void> => {
    if (!shown || !current) return
    const play = playOf(shown, current, {
      id: deps.uuid(),
      end: monotonic(),
      isClockUncertain: isUncertain(now(), current.issuedAt),
    })
    if (play) await store.addPlay(play).catch(() => errors.add('store'))
  }
  const look = (): OnScreen | undefined =>
    current && schedules && onScreen(current, schedules, runner.effects(), now(), isUncertain(now(), current.issuedAt))

  const change = async (on: OnScreen, manifest: Manifest): Promise<void> => {
    shown = { on, key: showingKey(on), since: monotonic(), startedAt: now() }
    const scene = manifest.scenes.find(({ id }) => id === on.resolved.scene)
    const how = { rotation: Number(manifest.device.rotation), isFade: on.resolved.transition === 'fade' }
    if (scene) await stage.show(scene, contextOf(manifest), how)
    else await stage.idle(manifest, contextOf(manifest))
  }
  const turnOver = async (): Promise<void> => {
    if (isClosed) return
    clearTimeout(timer)
    await runner.settle()
    const before = look()
    if (!before || loader.pending() || showingKey(before) !== shown?.key) {
      await prove()
      await swap()
      const on = look()
      if (on && current) await change(on, current)
    }
    const on = look()
    if (!on || !current) return
    if (overlaid !== on.overlay?.id) stage.overlay(on.overlay, contextOf(current))
    overlaid = on.overlay?.id
    if (shown) shown = { ...shown, on: { ...shown.on, overlay: on.overlay } }
    const wait = Math.max(20, Math.min(on.until - now(), LONGEST_WAIT_MS))
    const due = monotonic() + wait
    timer = setTimeout(() => {
      lates = monotonic() - due > LATE_MS ? lates + 1 : 0
      if (lates >= MOST_LATE) deps.reload()
      else tick()
    }, wait)
  }
  let turning: Promise<void> = Promise.resolve()
  /** Looks what should be shown now, shows it, and sets the one timer for the next change. */
  function tick(): void {
    turning = turning.then(() => guarded('program', turnOver))
  }
  const takeAll = async (parts: readonly DocumentPart[]): Promise<void> => {
    for (const part of parts) await documents.take(part)
    stage.refresh()
  }
  const beating = { deps, time, loader, runner, errors, manifest: () => current, shown: () => shown, tick }
  return {
    now,
    close,
    tick,
    manifest: () => current,
    loading: loader.state,
    shown: () => shown?.on,
    take: (open: readonly PlayerCommand[]) => guarded('commands', () => runner.take(open)),
    fresh: (token: string) => guarded('manifest', () => loader.fresh(token)),
    data: (part: DocumentPart) => takeAll([part]),
    pollData: () => guarded('data', async () => takeAll(await server.data(documents.known()))),
    beat: () => guarded('heartbeat', () => beat(beating)),
  }
}
export type Engine = Awaited<ReturnType<typeof openEngine>>
