import type {
  DocumentPart,
  Heartbeat,
  HeartbeatReply,
  Manifest,
  Play,
  PlayerCommand,
  PlaySum,
  WrittenLine,
} from '../contract.ts'

/** Thrown if the server does not accept the key: the key was revoked, or the screen never had one. */
export class KeyRefused extends Error {
  override name = 'KeyRefused'
}
/** Thrown for a response with an error status other than 401. If there was no response, `Unanswered` is thrown. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  constructor(status: number) {
    super(`The server answered ${status}`)
    this.status = status
  }
}

/** Thrown if the server did not respond to a request. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  /** `no_network`: the server could not be reached. `no_answer`: the server took too long. */
  readonly code: 'no_network' | 'no_answer'
  constructor(code: 'no_network' | 'no_answer', cause: unknown) {
    super(code, { cause })
    this.code = code
  }
}
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** Whether the server itself has not responded: there is no network, or only a proxy has responded while the server starts. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof KeyRefused) && !(error instanceof Refused && ![502, 503, 504].includes(error.status))

export interface Offered {
  id: string
  pollSecret: string
  code: string
  expiresAt: string
}

/** The API calls that a screen makes. Each throws `KeyRefused` (401), `Refused` (another error status), or `Unanswered`. */
export interface PlayerServer {
  pair(wanted: { capabilities: readonly string[]; screen: { w: number; h: number } }): Promise<Offered>
  paired(offered: Offered): Promise<'waiting' | 'paired' | 'expired'>
  manifest(): Promise<Manifest>
  data(known: Readonly<Record<string, string>>): Promise<DocumentPart[]>
  heartbeat(beat: Heartbeat): Promise<HeartbeatReply>
  report(id: string, report: { state: string; code?: string | null; result?: string | null }): Promise<PlayerCommand>
  plays(plays: readonly Play[], sums?: readonly PlaySum[]): Promise<void>
  logs(id: string, lines: readonly WrittenLine[]): Promise<void>
  piece(hash: string, from: number, to: number): Promise<ArrayBuffer | undefined>
}

const PATIENCE_MS = 20_000
/** After this many milliseconds without a response a heartbeat counts as unanswered. A heartbeat is small, so a response needs less time. */
const BEAT_PATIENCE_MS = 10_000

export function playerServer(fetching: typeof fetch): PlayerServer {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetching(`/api/player/${path}`, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    }).catch((error: unknown): never => {
      throw new Unanswered(isTimeout(error) ? 'no_answer' : 'no_network', error)
    })
    if (answer.status === 401) throw new KeyRefused('The key is not valid any more')
    if (!answer.ok) throw new Refused(answer.status)
    return answer
  }
  const json = async <T>(answer: Promise<Response>): Promise<T> => ((await (await answer).json()) as { data: T }).data
  const post = (path: string, body: unknown, init: RequestInit = {}): Promise<Response> =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), ...init })
  return {
    pair: (wanted) => json(post('pairings', wanted)),
    paired: async ({ id, pollSecret }) => {
      const { state } = await json<{ state: 'waiting' | 'paired' | 'expired' }>(
        call(`pairings/${id}`, { headers: { 'x-poll-secret': pollSecret } }),
      )
      return state
    },
    manifest: () => json(call('manifest')),
    data: (known) => json(call(`data?${new URLSearchParams(known).toString()}`)),
    heartbeat: (beat) => json(post('heartbeat', beat, { signal: AbortSignal.timeout(BEAT_PATIENCE_MS) })),
    report: (id, report) => json(post(`commands/${id}`, report)),
    plays: async (plays, sums = []) => void (await post('plays', { plays, sums })),
    logs: async (id, lines) => void (await post('logs', { id, lines })),
    async piece(hash, from, to) {
      const answer = await call(`assets/${hash}`, {
        headers: { range: `bytes=${from}-${to}` },
        signal: AbortSignal.timeout(120_000),
      })
      return answer.arrayBuffer()
    },
  }
}
