import type { Branch } from '#modules/branches/contract.ts'
import { defaultZone } from '#kernel/time.ts'
import type { BrandCore, Call } from '#platform/module.ts'
import sql from 'sql-template-tag'
import { deviceOf, deviceWord } from '../../rules/devices.ts'
import { allowsStatistics, bounds, eventOf } from '../../rules/log-event.ts'
import { isSpamReferrer, referrerOf } from '../../rules/paths.ts'
import { agentOf, isRobot } from './agent.ts'
import type { Salts } from './salts.ts'
import type { StoredEvent, WriteEvents } from './store.ts'
import { keyed, networkOf } from './visitor.ts'

type Caller = Pick<Call, 'body' | 'cookies' | 'headers' | 'session' | 'address' | 'origin'>
type Reason = 'consent' | 'signal' | 'staff' | 'bot' | 'shape' | 'size' | 'full'

export interface Intake {
  /** Takes an event that a page has sent. Never throws: an event that cannot be stored is dropped, and the dropped events are counted. */
  take(caller: Caller): Promise<void>
  /** Writes all events that wait in memory to the database. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface Needed {
  readonly salts: Salts
  readonly write: WriteEvents
  readonly branches: () => Promise<readonly Branch[]>
  /** Hosts of spam, as staff have entered them in the settings. Visits that come from these hosts are not counted. */
  readonly spamReferrers: () => Promise<string>
}

const FLUSH_MS = 1000
/** Maximum number of events of one visitor per minute. Further events are dropped, because no person causes so many events. */
const BUSIEST_MINUTE = 120
/** Maximum number of events per minute from one network. It is so high because all guests of a restaurant may share a network. */
const BUSIEST_NETWORK = 1200
/** Maximum number of events in memory. If the database does not respond, further events are discarded. */
const LARGEST_QUEUE = 20_000

/** The time zone that decides to which day a visit belongs: the zone of the brand's first branch. */
export const brandZone = (branches: readonly Branch[]): string => branches[0]?.timeZone ?? defaultZone

type Core = Pick<BrandCore, 'db' | 'clock' | 'log'>

export function openIntake({ db, clock, log }: Core, { salts, write, branches, spamReferrers }: Needed): Intake {
  let queue: StoredEvent[] = []
  let dropped = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let minute = { at: 0, counts: new Map<string, number>() }

  const soon = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }
  const drop = (day: string, reason: Reason, n = 1): void => {
    dropped.set(`${day} ${reason}`, (dropped.get(`${day} ${reason}`) ?? 0) + n)
    soon()
  }
  const countOf = (who: string): number => {
    const count = (minute.counts.get(who) ?? 0) + 1
    minute.counts.set(who, count)
    return count
  }
  const isTooBusy = (network: string, visitor: string, now: number): boolean => {
    const at = Math.floor(now / 60_000)
    if (at !== minute.at) minute = { at, counts: new Map() }
    // The network is checked first. If it is over its limit, no further visitors are added to memory.
    return countOf(network) > BUSIEST_NETWORK || countOf(visitor) > BUSIEST_MINUTE
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const [events, reasons] = [queue, dropped]
    queue = []
    dropped = new Map()
    // A failure of the log must not cause an error for the visitor (specification §7). The events are lost.
    const lost = (error: unknown): void =>
      log.warn({ events: events.length, error: String(error) }, 'Events of the analytics log were lost')
    if (events.length > 0) await write(events).catch(lost)
    const rows = [...reasons].map(([key, n]) => ({ day: key.slice(0, 10), reason: key.slice(11), n }))
    if (rows.length > 0)
      await db
        .run(
          sql`
          INSERT INTO stat_dropped (day, reason, n)
          SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (day date, reason text, n bigint) ORDER BY day, reason
          ON CONFLICT (day, reason) DO UPDATE SET n = stat_dropped.n + excluded.n`,
        )
        .catch(lost)
  }

  async function take(caller: Caller): Promise<void> {
    const now = clock.now()
    const known = await branches()
    const day = now.toZonedDateTimeISO(brandZone(known)).toPlainDate().toString()
    const { headers, cookies } = caller
    const agent = headers['user-agent'] ?? ''
    const bodies: readonly unknown[] = Array.isArray(caller.body) ? caller.body : [caller.body]
    if (!allowsStatistics(cookies['cookieConsent'])) return drop(day, 'consent')
    if (headers['sec-gpc'] === '1' || headers['dnt'] === '1') return drop(day, 'signal')
    if (caller.session) return drop(day, 'staff')
    if (isRobot(agent)) return drop(day, 'bot')
    if (bodies.length > bounds.events || JSON.stringify(caller.body ?? null).length > bounds.bodyBytes)
      return drop(day, 'size')
    const salt = await salts.of(day)
    const host = new URL(caller.origin).host
    const network = networkOf(caller.address)
    const visitor = keyed(salt, host, network, agent)
    const networkKey = keyed(salt, 'network', network)
    for (const body of bodies) {
      const event = eventOf(body)
      if (!event) drop(day, 'shape')
      else if (isTooBusy(networkKey, visitor, now.epochMilliseconds)) drop(day, 'bot')
      else if (queue.length >= LARGEST_QUEUE) drop(day, 'full')
      else {
        const { kind, page, name, branch, data, screen, referrer, order } = event
        const ref = kind === 'init' ? referrerOf(referrer, host) : ''
        if (ref !== '' && isSpamReferrer(ref, await spamReferrers())) {
          // Events of a visitor without 'init' are never counted. So for a bot it is enough to drop its 'init'.
          drop(day, 'bot')
          continue
        }
        queue.push({
          day,
          at: now,
          visitor,
          kind,
          page,
          name,
          // Figures are computed for each branch that occurs in events. An unknown branch would only cost computing time.
          branch: known.some(({ id }) => id === branch) ? branch : undefined,
          data,
          ref,
          dev: screen ? deviceWord(deviceOf(agentOf(agent), screen)) : '',
          once: order === undefined ? null : keyed(salt, 'order', order),
        })
        soon()
      }
    }
  }

  return {
    take: (caller) =>
      take(caller).catch((error: unknown) => log.warn({ error: String(error) }, 'An event of the log was lost')),
    flush,
    async close() {
      await flush()
    },
  }
}
