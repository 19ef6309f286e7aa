import type { Heartbeat, Manifest } from '../contract.ts'
import type { Written } from '../rules/log-codes.ts'
import type { CommandRunner } from './commands.ts'
import type { EngineDeps } from './engine-deps.ts'
import type { Loader } from './loader.ts'
import { foldPlays, sendPlays } from './play-queue.ts'
import type { Showing } from './proof.ts'
import { isAway } from './server.ts'
import type { Timepiece } from './timepiece.ts'

interface Beating {
  readonly deps: EngineDeps
  readonly time: Timepiece
  readonly loader: Loader
  readonly runner: CommandRunner
  readonly errors: ReadonlySet<string>
  /** `id`: made when the player starts. `at`: when the player started, in milliseconds of the monotonic clock. */
  readonly boot: { readonly id: string; readonly at: number }
  note(line: Written): void
  manifest(): Manifest | undefined
  shown(): Showing | undefined
  tick(): void
}

function bodyOf(
  { deps, time, loader, errors, boot, manifest, shown }: Beating,
  storage: Heartbeat['storage'],
): Heartbeat {
  const { on, startedAt } = shown() ?? {}
  const state = loader.told()
  return {
    manifestVersion: manifest()?.version ?? null,
    loading: { ...state },
    playing: {
      source: on?.overlay ? 'overlay' : (on?.source ?? 'idle'),
      segment: on?.resolved.segment ?? null,
      scene: on?.resolved.scene ?? null,
      since: startedAt === undefined ? null : new Date(startedAt).toISOString(),
    },
    storage,
    screen: deps.screen(),
    clockOffsetMs: Math.round(time.offset()),
    build: deps.build,
    errors: [...errors].slice(0, 20),
    boot: { id: boot.id, ms: Math.max(0, Math.round(deps.monotonic() - boot.at)) },
  }
}

/**
 * Sends a heartbeat with the state of the screen. The server's response sets the clock, and contains the token of the manifest and the
 * commands that have not ended. After that a new manifest is loaded, the commands are run, and the plays are sent. `onAnswer` is called as
 * soon as the server has responded, also with a refusal, because these steps may take long.
 */
export async function beat(own: Beating, onAnswer: () => void = () => undefined): Promise<void> {
  const { deps, time, loader, runner, note } = own
  const { server, store } = deps
  // The heartbeat is sent even if the storage of the browser fails.
  await foldPlays(store, deps.uuid).catch(() => undefined)
  const body = bodyOf(own, await deps.storage())
  const sent = time.local()
  const reply = await server.heartbeat(body).catch((error: unknown) => {
    if (!isAway(error)) onAnswer()
    throw error
  })
  onAnswer()
  if (await time.take({ sent, received: time.local(), server: Date.parse(reply.serverTime) })) own.tick()
  await loader.fresh(reply.manifest)
  await runner.take(reply.openCommands)
  await sendPlays(store, server, note)
}

/**
 * Reports in a heartbeat how the loading of files has ended. This heartbeat starts no new loading: files that could not be loaded are
 * loaded again after the next regular heartbeat.
 */
export async function tellLoaded(own: Beating): Promise<void> {
  const reply = await own.deps.server.heartbeat(bodyOf(own, await own.deps.storage()))
  await own.runner.take(reply.openCommands)
}
