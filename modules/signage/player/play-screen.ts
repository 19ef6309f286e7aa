import type { Heartbeat } from '../contract.ts'
import { keptDocuments } from './documents.ts'
import { type Engine, openEngine } from './engine.ts'
import type { FileStore } from './files.ts'
import { lookOf } from './look.ts'
import { openLink } from './link.ts'
import { pairScreen } from './pairing.ts'
import { playerId } from './player-id.ts'
import { KeyRefused, type PlayerServer } from './server.ts'
import { openStage, type Stage } from './stage.ts'
import type { PlayerStore } from './store.ts'

interface ScreenDeps {
  store: PlayerStore
  files: FileStore
  server: PlayerServer
  stream: (path: string) => EventSource
  locale: 'de' | 'en'
  build: string
  storage: () => Promise<Heartbeat['storage']>
  keepAwake: () => void
  window: Window
}

const MINUTE_MS = 60_000
const REDRAW_MS = 5_000

/** The life cycle of a screen: it is paired, plays until its key is revoked, deletes everything, and shows a code again. */
export async function playScreen(root: HTMLElement, deps: ScreenDeps): Promise<void> {
  const { window } = deps
  const size = () => ({ w: window.innerWidth, h: window.innerHeight })
  for (;;) {
    if (!(await hasKey(deps)))
      await pairScreen(root, {
        server: deps.server,
        locale: deps.locale,
        screen: size,
        browser: browserOf(window.navigator.userAgent),
      })
    await deps.store.put('paired', true)
    await playUntilRefused(root, deps, size)
    await deps.store.wipe()
    await deps.files.keepOnly(new Set())
  }
}

/** Whether this screen is paired. A paired screen also plays without a network; only a refusal by the server ends the pairing. */
async function hasKey({ server, store }: ScreenDeps): Promise<boolean> {
  if (await store.get<boolean>('paired')) return true
  try {
    await server.manifest()
    return true
  } catch (error) {
    return !(error instanceof KeyRefused) && (await store.get('manifest')) !== undefined
  }
}

function playUntilRefused(root: HTMLElement, deps: ScreenDeps, size: () => { w: number; h: number }): Promise<void> {
  const { window } = deps
  const { document: doc } = window
  return new Promise((resolve) => {
    const begin = async (): Promise<void> => {
      const bare = openStage(root, size)
      let prepare = (): void => undefined
      const stage: Stage = {
        ...bare,
        // `prepare` sets the content security policy. A scene with a web page can be shown only after the policy allows the host of that
        // page.
        show(...scene) {
          prepare()
          return bare.show(...scene)
        },
      }
      const documents = await keptDocuments(deps.store, () => Date.now())
      const known = await deps.store.get<{ data: [] }>('manifest')
      if (known) documents.use(known.data)
      let end = (): void => undefined
      const engine: Engine = await openEngine({
        ...deps,
        documents,
        stage,
        doc,
        wall: () => Date.now(),
        monotonic: () => performance.now(),
        screen: size,
        uuid: playerId,
        reload: () => window.location.reload(),
        isOnline: () => window.navigator.onLine,
        onRefused: () => end(),
      })
      const link = openLink(engine, { stream: deps.stream, random: Math.random, network: window })
      const resized = (): void => void stage.resize()
      window.addEventListener('resize', resized)
      prepare = lookOf(engine, doc)
      prepare()
      const redraw = setInterval(() => {
        stage.refresh()
        prepare()
      }, REDRAW_MS)
      const minute = setInterval(() => {
        deps.keepAwake()
        if (isReloadMinute(engine)) window.location.reload()
      }, MINUTE_MS)
      deps.keepAwake()
      end = () => {
        link.close()
        engine.close()
        clearInterval(redraw)
        clearInterval(minute)
        window.removeEventListener('resize', resized)
        resolve()
      }
      engine.tick()
    }
    void begin()
  })
}

/**
 * Whether this is the minute of the nightly reload, which frees memory and loads a new version of the player. False if there is no manifest
 * yet.
 */
function isReloadMinute(engine: Engine): boolean {
  const device = engine.manifest()?.device
  if (!device) return false
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(engine.now())).toZonedDateTimeISO(device.zone)
  return at.hour * 60 + at.minute === device.reloadAt
}

const browserOf = (agent: string): string =>
  /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chromium'
        : /Safari\//.test(agent)
          ? 'Safari'
          : 'Browser'
