import type { Heartbeat, Manifest } from '../contract.ts'
import type { CommandRunner } from './commands.ts'
import type { EngineDeps } from './engine-deps.ts'
import type { Loader } from './loader.ts'
import { foldPlays, sendPlays } from './play-queue.ts'
import type { Showing } from './proof.ts'
import type { Timepiece } from './timepiece.ts'

interface Beating {
  readonly deps: EngineDeps
  readonly time: Timepiece
  readonly loader: Loader
  readonly runner: CommandRunner
  readonly errors: ReadonlySet<string>
  note(line: string): void
  manifest(): Manifest | undefined
  shown(): Showing | undefined
  tick(): void
}

function bodyOf({ deps, time, loader, errors, manifest, shown }: Beating, storage: Heartbeat['storage']): Heartbeat {
  const { on, startedAt } = shown() ?? {}
  const state = loader.state()
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
  }
}

/** Says how the screen is. The answer sets the clock and brings manifests and commands; plays go with it. */
export async function beat(own: Beating): Promise<void> {
  const { deps, time, loader, runner, note } = own
  const { server, store } = deps
  // A store in trouble must not silence the screen.
  await foldPlays(store, deps.uuid).catch(() => undefined)
  const body = bodyOf(own, await deps.storage())
  const sent = time.local()
  const reply = await server.heartbeat(body)
  if (await time.take({ sent, received: time.local(), server: Date.parse(reply.serverTime) })) own.tick()
  await loader.fresh(reply.manifest)
  await runner.take(reply.openCommands)
  await sendPlays(store, server, note)
}
