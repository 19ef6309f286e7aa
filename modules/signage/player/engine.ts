import type { DocumentPart, Manifest, PlayerCommand } from '../contract.ts'
import { isUncertain } from '../rules/clock-offset.ts'
import { blobAddresses } from './addresses.ts'
import { beat, tellLoaded } from './beat.ts'
import { commandRunner } from './commands.ts'
import type { EngineDeps } from './engine-deps.ts'
import { openLoader } from './loader.ts'
import { isAtOnce, manifestSchedules, onScreen, type OnScreen, shownSpan } from './program.ts'
import { oneTimer } from './one-timer.ts'
import { playOf, type Showing, showingKey } from './proof.ts'
import { screenContext } from './screen-context.ts'
import { openTimepiece } from './timepiece.ts'
import { openWatch } from './watch.ts'

/** Runs a screen: decides which scene is shown now, loads files in the background, runs commands, records plays (docs/rules/signage.md). */
export async function openEngine(deps: EngineDeps) {
  const { store, files, server, documents, stage, monotonic } = deps
  const time = await openTimepiece(store, deps)
  const { now } = time
  const addresses = blobAddresses(files)
  const timer = oneTimer(deps)
  const boot = { id: deps.uuid(), at: monotonic() }
  let current = await store.get<Manifest>('manifest')
  let schedules = current && manifestSchedules(current)
  let volume = (await store.get<number>('volume')) ?? 100
  let shown: Showing | undefined
  let overlaid: string | undefined
  let told = ''
  let isClosed = false
  const close = (): void => {
    isClosed = true
    timer.stop()
  }
  const { errors, guarded, log, note } = openWatch(now, () => {
    if (!isClosed) deps.onRefused()
    close()
  })
  const loader = openLoader({
    server,
    files,
    documents,
    note,
    current: () => current,
    onNews: () => void guarded('heartbeat', () => tellLoaded(own)),
    onReady: () => {
      if (!schedules || isAtOnce(schedules, shown?.on, runner.effects(), now())) tick()
    },
  })
  const runner = await commandRunner({
    store,
    server,
    now,
    can: {
      reload: deps.reload,
      identify: () => stage.identify(current?.device.name ?? ''),
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
  const contextOf = (manifest: Manifest, on?: OnScreen) =>
    screenContext(manifest, deps, { addresses, now, volume, shown: on && shownSpan(on) })
  /** Switches to the new manifest (programs, scenes) if its files are loaded. Called before the next scene, or earlier (`isAtOnce`). */
  const swap = async (): Promise<void> => {
    const next = loader.take()
    if (!next) return
    const keep = new Set([...next.assets, ...(current?.assets ?? [])].map(({ hash }) => hash))
    await store.put('manifest', next)
    current = next
    schedules = manifestSchedules(next)
    documents.use(next.data)
    note({ code: 'plays_version', values: { version: next.version } })
    // The files of the previous manifest are kept until the next switch.
    await files.keepOnly(keep).catch(() => undefined)
    addresses.forget(keep)
  }
  const prove = async (): Promise<void> => {
    if (!shown || !current) return
    const isClockUncertain = isUncertain(now(), current.issuedAt)
    const play = playOf(shown, current, { id: deps.uuid(), end: monotonic(), isClockUncertain })
    if (play) await store.addPlay(play).catch(() => errors.add('store'))
  }
  const look = (): OnScreen | undefined =>
    current && schedules && onScreen(current, schedules, runner.effects(), now(), isUncertain(now(), current.issuedAt))

  const change = async (on: OnScreen, manifest: Manifest): Promise<void> => {
    shown = { on, key: showingKey(on), since: monotonic(), startedAt: now() }
    const scene = manifest.scenes.find(({ id }) => id === on.resolved.scene)
    const how = { rotation: Number(manifest.device.rotation), isFade: on.resolved.transition === 'fade' }
    if (scene) await stage.show(scene, contextOf(manifest, on), how)
    else await stage.idle(manifest, contextOf(manifest))
  }
  const turnOver = async (): Promise<void> => {
    if (isClosed) return
    timer.stop()
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
    // A change that does not follow from program and time is reported at once, because the back office cannot compute it.
    const beyond = `${current.version} ${on.overlay?.id} ${on.source === 'set_stream'}`
    if (beyond !== told) void guarded('heartbeat', () => beat(own))
    told = beyond
    timer.set(on.until - now(), tick)
  }
  let turning: Promise<void> = Promise.resolve()
  /** Determines what should be shown now, shows it, and sets the only timer for the next change. */
  function tick(): void {
    turning = turning.then(() => guarded('program', turnOver))
  }
  const takeAll = async (parts: readonly DocumentPart[]): Promise<void> => {
    for (const part of parts) await documents.take(part)
    stage.refresh()
  }
  const own = { deps, time, loader, runner, errors, boot, note, manifest: () => current, shown: () => shown, tick }
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
    beat: (onAnswer?: () => void) => guarded('heartbeat', () => beat(own, onAnswer)),
  }
}
export type Engine = Awaited<ReturnType<typeof openEngine>>
