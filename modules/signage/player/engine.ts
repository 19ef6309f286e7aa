import type { Heartbeat, Manifest, Play, PlayerCommand } from '../contract.ts'
import { bestOffset, type ClockSample, isUncertain, sampleOf, slewed, withSample } from '../rules/clock-offset.ts'
import { type CommandRunner, commandRunner } from './commands.ts'
import type { KeptDocuments } from './documents.ts'
import { type FileStore, loadFiles, type LoadState } from './files.ts'
import { manifestSchedules, onScreen, type OnScreen } from './program.ts'
import type { RenderContext } from './render/context.ts'
import { KeyRefused, type PlayerServer } from './server.ts'
import type { Stage } from './stage.ts'
import type { PlayerStore } from './store.ts'

interface EngineDeps {
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
  /** Called once, when the key is not valid any more. */
  readonly onRefused: () => void
}

const LATE_MS = 3_000
const MOST_LATE = 3
const IDENTIFY_MS = 10_000
const MOST_LOG = 300
const MOST_PLAYS = 500

/** Runs a screen: what is shown when, loading in the background, commands, proof (docs/rules/signage.md). */
export async function openEngine(deps: EngineDeps) {
  const { store, files, server, documents, stage, monotonic } = deps
  const epoch = deps.wall() - monotonic()
  let samples: readonly ClockSample[] = []
  let offset = (await store.get<number>('offset')) ?? 0
  const now = (): number => epoch + monotonic() + offset

  let current = await store.get<Manifest>('manifest')
  let pending: Manifest | undefined
  let previous: Manifest | undefined
  let schedules = current && manifestSchedules(current)
  let token = ''
  let loading: LoadState | { state: 'current'; done: 0; total: 0 } = { state: 'current', done: 0, total: 0 }
  let shown: { on: OnScreen; key: string; since: number; startedAt: number } | undefined
  let overlaid: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lates = 0
  let volume = (await store.get<number>('volume')) ?? 100
  const urls = new Map<string, string>()
  const errors = new Set<string>()
  const log: { at: string; line: string }[] = []
  let isClosed = false

  const note = (line: string): void => {
    log.push({ at: new Date(now()).toISOString(), line: line.slice(0, 300) })
    if (log.length > MOST_LOG) log.shift()
  }
  const guarded = async (what: string, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      errors.delete(what)
      return true
    } catch (error) {
      if (error instanceof KeyRefused) {
        close()
        deps.onRefused()
      } else {
        errors.add(what)
        note(`${what}: ${error instanceof Error ? error.message : 'failed'}`)
      }
      return false
    }
  }

  const address = async (manifest: Manifest, hash: string | undefined): Promise<string | undefined> => {
    if (hash === undefined) return undefined
    const known = urls.get(hash)
    if (known !== undefined) return known
    const asset = manifest.assets.find((one) => one.hash === hash)
    const blob = asset && (await files.read(asset))
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    urls.set(hash, url)
    return url
  }
  const contextOf = (manifest: Manifest): RenderContext => ({
    doc: deps.doc,
    brand: manifest.brand,
    locale: manifest.device.language,
    zone: manifest.device.zone,
    documents: documents.live,
    volume,
    now,
    picture: (name) => address(manifest, manifest.pictures[name]),
    film: (hash) => address(manifest, hash),
    template: (id) => address(manifest, manifest.templates[id]),
    mayShowPage: (host) => deps.isOnline() && manifest.webHosts.includes(host),
  })

  const runner: CommandRunner = await commandRunner({
    store,
    server,
    now,
    can: {
      reload: deps.reload,
      identify: () => stage.identify(current?.device.name ?? '', IDENTIFY_MS),
      revert: async () => tick(),
      volume: async (percent) => {
        volume = percent
        await store.put('volume', percent)
        shown = undefined
        tick()
      },
      clearCache: async () => {
        await files.keepOnly(new Set())
        urls.clear()
        token = ''
        await load()
      },
      sendLogs: () => server.logs(deps.uuid(), log),
      changed: () => tick(),
    },
  })

  /** Proof of what has just left the screen. */
  const prove = async (end: number): Promise<void> => {
    if (!shown || !current) return
    const { resolved } = shown.on
    if (resolved.scene === null) return
    const scene = current.scenes.find(({ id }) => id === resolved.scene)
    const segment = current.segments.find(({ id }) => id === resolved.segment)
    const ms = Math.max(0, Math.round(end - shown.since))
    const whole = shown.on.resolved.until.epochMilliseconds - shown.startedAt
    const play: Play = {
      id: deps.uuid(),
      segmentId: resolved.segment,
      sceneId: resolved.scene,
      segmentName: segment?.name ?? '',
      sceneName: scene?.name ?? '',
      manifestVersion: current.version,
      startedAt: new Date(shown.startedAt).toISOString(),
      ms,
      isComplete: ms >= whole - 1_500,
      isClockUncertain: isUncertain(now(), current.issuedAt),
    }
    await store.addPlay(play).catch(() => errors.add('store'))
  }

  /** Moves to the manifest whose files are all there. Only between two scenes. */
  const swap = async (): Promise<void> => {
    if (!pending) return
    previous = current
    current = pending
    pending = undefined
    schedules = manifestSchedules(current)
    documents.use(current.data)
    await store.put('manifest', current)
    loading = { state: 'current', done: 0, total: 0 }
    note(`plays version ${current.version}`)
    // The old files stay until the new manifest has played for a while.
    const keep = new Set([...current.assets, ...(previous?.assets ?? [])].map(({ hash }) => hash))
    await files.keepOnly(keep).catch(() => undefined)
    for (const [hash, url] of urls)
      if (!keep.has(hash)) {
        URL.revokeObjectURL(url)
        urls.delete(hash)
      }
  }

  let turning: Promise<void> = Promise.resolve()
  /** Looks what should be shown now, shows it, and sets the one timer for the next change. */
  function tick(): void {
    turning = turning.then(turnOver).catch((error: unknown) => note(error instanceof Error ? error.message : 'failed'))
  }
  async function turnOver(): Promise<void> {
    if (isClosed) return
    clearTimeout(timer)
    await runner.settle().catch((error: unknown) => {
      if (error instanceof KeyRefused) throw error
    })
    if (!current && pending) await swap()
    if (!current || !schedules) return
    const at = now()
    let on = onScreen(current, schedules, runner.effects(), at, isUncertain(at, current.issuedAt))
    const keyOf = (one: OnScreen): string =>
      `${one.source} ${one.resolved.segment} ${one.resolved.scene} ${one.resolved.index} ${one.resolved.startedAt.epochMilliseconds}`
    let key = keyOf(on)
    if (key !== shown?.key || pending) {
      const isChange = key !== shown?.key
      if (isChange) await prove(monotonic())
      if (pending) {
        await swap()
        on = onScreen(current, schedules, runner.effects(), at, isUncertain(at, current.issuedAt))
        key = keyOf(on)
      }
      const context = contextOf(current)
      const scene = current.scenes.find(({ id }) => id === on.resolved.scene)
      shown = { on, key, since: monotonic(), startedAt: at }
      if (scene)
        await stage.show(scene, context, {
          rotation: Number(current.device.rotation),
          isFade: on.resolved.transition === 'fade',
        })
      else await stage.idle(current, context)
    }
    if (overlaid !== on.overlay?.id) {
      overlaid = on.overlay?.id
      stage.overlay(on.overlay, contextOf(current))
    }
    const wait = Math.max(20, Math.min(on.until - now(), 2 ** 31 - 1))
    const due = monotonic() + wait
    timer = setTimeout(() => {
      lates = monotonic() - due > LATE_MS ? lates + 1 : 0
      if (lates >= MOST_LATE) deps.reload()
      else tick()
    }, wait)
  }

  /** Fetches the manifest and what it needs; what plays is not touched. */
  let isLoading = false
  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      loading = { state: 'checking', done: 0, total: 0 }
      const next = await server.manifest()
      for (const part of await server.data(documents.known())) await documents.take(part)
      if (!current) documents.use(next.data)
      loading = await loadFiles(next.assets, {
        files,
        fetchPiece: server.piece,
        tell: (state) => {
          loading = state
        },
      })
      if (loading.state !== 'ready') {
        note(`version ${next.version}: ${loading.state}`)
        token = ''
        return
      }
      pending = next
      // A screen that shows nothing of its own waits for no end of a scene.
      if (!current || !shown || shown.on.resolved.scene === null || shown.on.until - now() > 60_000) tick()
    } finally {
      isLoading = false
    }
  }

  const fresh = async (wanted: string): Promise<void> => {
    if (wanted === token) return
    token = wanted
    if (!(await guarded('manifest', load))) token = ''
  }

  function close(): void {
    isClosed = true
    clearTimeout(timer)
  }

  return {
    now,
    close,
    tick,
    manifest: () => current,
    loading: () => loading,
    shown: () => shown?.on,
    note,
    take: (open: readonly PlayerCommand[]) => guarded('commands', () => runner.take(open)),
    fresh,
    async data(part: Parameters<KeptDocuments['take']>[0]): Promise<void> {
      await documents.take(part)
      stage.refresh()
    },
    pollData: () =>
      guarded('data', async () => {
        for (const part of await server.data(documents.known())) await documents.take(part)
        stage.refresh()
      }),
    /** How the screen is; the answer sets the clock and brings commands. */
    beat: () =>
      guarded('heartbeat', async () => {
        const sent = epoch + monotonic()
        const { source = 'idle', resolved } = shown?.on ?? {}
        const isOverlaid = shown?.on.overlay !== undefined
        const reply = await server.heartbeat({
          manifestVersion: current?.version ?? null,
          loading: loading.state === 'ready' ? { state: 'ready', done: loading.done, total: loading.total } : loading,
          playing: {
            source: isOverlaid ? 'overlay' : source,
            segment: resolved?.segment ?? null,
            scene: resolved?.scene ?? null,
            since: shown ? new Date(shown.startedAt).toISOString() : null,
          },
          storage: await deps.storage(),
          screen: deps.screen(),
          clockOffsetMs: Math.round(offset),
          build: deps.build,
          errors: [...errors].slice(0, 20),
        })
        const received = epoch + monotonic()
        samples = withSample(samples, sampleOf({ sent, received, server: Date.parse(reply.serverTime) }))
        const before = offset
        offset = slewed(offset, bestOffset(samples))
        if (Math.abs(offset - before) > 1_000) {
          await store.put('offset', offset)
          tick()
        }
        await fresh(reply.manifest)
        await runner.take(reply.openCommands)
        const plays = await store.plays(MOST_PLAYS)
        if (plays.length > 0) {
          await server.plays(plays)
          await store.removePlays(plays.map(({ id }) => id))
        }
      }),
  }
}
export type Engine = Awaited<ReturnType<typeof openEngine>>
