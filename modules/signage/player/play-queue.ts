import type { Play, PlaySum } from '../contract.ts'
import type { Written } from '../rules/log-codes.ts'
import { Refused, type PlayerServer } from './server.ts'
import type { PlayerStore } from './store.ts'

/**
 * Maximum number of plays (shown scenes) that are sent after one heartbeat. The same maximum applies to hourly sums. The rest is sent after
 * the next heartbeat.
 */
const MOST_SENT = 500
/** Maximum number of single plays that are stored while a screen is offline. If there are more, the oldest `FOLDED` become hourly sums. */
const MOST_KEPT = 50_000
const FOLDED = 5_000
/** Maximum of milliseconds in one hourly sum: a week. The server refuses a larger value. */
const MOST_MS = 7 * 86_400_000

const sumPrefix = 'sum:'
const hourOf = (iso: string): string => `${iso.slice(0, 13)}:00:00.000Z`

/** Sums plays by hour and scene. Each sum gets a new id and never changes, so a sum that is sent twice counts once. */
function sumsOf(plays: readonly Play[], uuid: () => string): PlaySum[] {
  const groups = Map.groupBy(plays, ({ startedAt, sceneId }) => `${hourOf(startedAt)} ${sceneId}`)
  return [...groups.values()].flatMap((group): PlaySum[] => {
    const [first] = group
    if (!first) return []
    const { sceneId, sceneName, startedAt } = first
    const ms = Math.min(
      MOST_MS,
      group.reduce((sum, one) => sum + one.ms, 0),
    )
    return [{ id: uuid(), sceneId, sceneName, hour: hourOf(startedAt), plays: group.length, ms }]
  })
}

/**
 * Limits the queue of plays, so that it does not fill the store. If more than `most` plays are stored, the oldest `folded` plays are
 * replaced by hourly sums.
 */
export async function foldPlays(
  store: PlayerStore,
  uuid: () => string,
  { most = MOST_KEPT, folded = FOLDED }: { most?: number; folded?: number } = {},
): Promise<void> {
  if ((await store.countPlays()) <= most) return
  const oldest = await store.plays(folded)
  const sums = sumsOf(oldest, uuid)
  await store.replacePlays(
    oldest.map(({ id }) => id),
    sums.map((sum) => [`${sumPrefix}${sum.id}`, sum]),
  )
}

/**
 * Sends plays and hourly sums, and removes those that the server has accepted. A play or sum that the server refuses is removed too, because it would
 * block the others forever.
 */
export async function sendPlays(
  store: PlayerStore,
  server: Pick<PlayerServer, 'plays'>,
  note: (line: Written) => void,
): Promise<void> {
  const plays = await store.plays(MOST_SENT)
  const keys = (await store.keys(sumPrefix)).slice(0, MOST_SENT)
  if (plays.length + keys.length === 0) return
  const sums = (await Promise.all(keys.map((key) => store.get<PlaySum>(key)))).flatMap((one) => one ?? [])
  const isTaken = async (some: readonly Play[], someSums: readonly PlaySum[]): Promise<boolean> => {
    try {
      await server.plays(some, someSums)
      return true
    } catch (error) {
      if (error instanceof Refused && error.status === 422) return false
      throw error
    }
  }
  if (!(await isTaken(plays, sums))) {
    const refused = ({ id }: { id: string }) => note({ code: 'play_refused', values: { detail: id } })
    for (const one of plays) if (!(await isTaken([one], []))) refused(one)
    for (const one of sums) if (!(await isTaken([], [one]))) refused(one)
  }
  await store.removePlays(plays.map(({ id }) => id))
  for (const key of keys) await store.remove(key)
}
