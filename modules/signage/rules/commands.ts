/** Commands that a screen can receive (docs/rules/signage.md, Commands). */
export const commandKinds = [
  'reload',
  'identify',
  'screenshot',
  'set_stream',
  'overlay',
  'revert',
  'volume',
  'screen_on',
  'screen_off',
  'clear_cache',
  'restart',
  'send_logs',
] as const
export type CommandKind = (typeof commandKinds)[number]

/** Commands that a player in a normal browser can execute. The other commands need an additional program on the device. */
export const browserCapabilities: readonly CommandKind[] = [
  'reload',
  'identify',
  'set_stream',
  'overlay',
  'revert',
  'volume',
  'clear_cache',
  'send_logs',
]

export const commandStates = ['queued', 'delivered', 'running', 'succeeded', 'failed', 'aborted', 'expired'] as const
export type CommandState = (typeof commandStates)[number]
export const openStates: readonly CommandState[] = ['queued', 'delivered', 'running']
export const isFinal = (state: CommandState): boolean => !openStates.includes(state)

/** Whether the effect of this command lasts until a given end time. All other commands end as soon as they are executed. */
export const isLasting = (kind: CommandKind): boolean => kind === 'set_stream' || kind === 'overlay'
/**
 * Whether staff cannot withdraw this command after it has started. A reload or restart closes the page, so the player could not stop the
 * command any more.
 */
const isSwift = (kind: CommandKind): boolean => kind === 'reload' || kind === 'restart'

/** Seconds. A command that the screen has not started within this time expires. */
export const EXPIRES_SECONDS = 120
/**
 * Seconds. If a running command has no lasting effect and the screen does not report its end within this time, the command counts as
 * failed. For a lasting command ('set_stream', 'overlay') the time begins when staff withdraw the command.
 */
const silenceSeconds = (kind: CommandKind): number => (kind === 'restart' ? 180 : 30)
/** Seconds. If the screen does not report the end of a lasting command, the server closes the command this long after its planned end. */
const CLOSE_AFTER_SECONDS = 60

/** The fields of a command that decide which states it can get next. Times are epoch milliseconds. */
export interface CommandLife {
  readonly kind: CommandKind
  readonly state: CommandState
  readonly expiresAt: number
  /** When the effect of a lasting command ends. Null: the command has no lasting effect. */
  readonly until: number | null
  readonly startedAt: number | null
  readonly abortAskedAt: number | null
  /**
   * The reason for the final state as a code, for example 'no_answer'. If the screen repeats its report, the report is accepted only with
   * the same code.
   */
  readonly code: string | null
}

export const outcomes = ['succeeded', 'failed', 'aborted'] as const
type Outcome = (typeof outcomes)[number]

export type CommandEvent =
  | { readonly type: 'deliver' | 'start' | 'abort' }
  /** Another command 'set_stream' has started on the same screen, so this command ends. */
  | { readonly type: 'supersede' }
  | { readonly type: 'report'; readonly outcome: Outcome; readonly code?: string | null | undefined }

export type Stepped =
  | { readonly ok: true; readonly state: CommandState; readonly code: string | null; readonly asksAbort?: boolean }
  /** The event changes nothing, because the command has reached this state before. For example, a report was repeated. */
  | { readonly ok: true; readonly same: true }
  | { readonly ok: false }

const same: Stepped = { ok: true, same: true }
const refused: Stepped = { ok: false }
const to = (state: CommandState, code: string | null = null): Stepped => ({ ok: true, state, code })

/** The state that a command has reached because a time limit is over, for example 'expired'. Undefined: no time limit is over. */
export function dueStep(life: CommandLife, now: number): { state: CommandState; code: string | null } | undefined {
  const { kind, state, startedAt, abortAskedAt, until } = life
  if ((state === 'queued' || state === 'delivered') && now >= life.expiresAt) return { state: 'expired', code: null }
  if (state !== 'running') return undefined
  const silence = silenceSeconds(kind) * 1000
  if (isLasting(kind)) {
    if (abortAskedAt !== null && now >= abortAskedAt + silence) return { state: 'failed', code: 'no_answer' }
    if (until !== null && now >= until + CLOSE_AFTER_SECONDS * 1000) return { state: 'succeeded', code: null }
    return undefined
  }
  return startedAt !== null && now >= startedAt + silence ? { state: 'failed', code: 'no_answer' } : undefined
}

/**
 * Decides which state a command has after an event. The caller may store this state only if the command has not changed in the meantime.
 * `ok` false: the event is not allowed in the current state.
 */
export function stepCommand(life: CommandLife, event: CommandEvent, now: number): Stepped {
  const due = dueStep(life, now)
  const state = due?.state ?? life.state
  if (isFinal(state)) return event.type === 'report' && isSameReport(life, event) ? same : refused
  switch (event.type) {
    case 'deliver':
      return state === 'queued' ? to('delivered') : same
    case 'start':
      return state === 'running' ? same : to('running')
    case 'supersede':
      return life.kind === 'set_stream' ? to('aborted', 'superseded') : refused
    case 'abort':
      if (state !== 'running') return to('aborted')
      if (isSwift(life.kind)) return refused
      return life.abortAskedAt === null ? { ok: true, state, code: life.code, asksAbort: true } : same
    case 'report':
      return state === 'queued' ? refused : to(event.outcome, event.code ?? null)
  }
}

const isSameReport = (life: CommandLife, { outcome, code }: { outcome: Outcome; code?: string | null | undefined }) =>
  life.state === outcome && life.code === (code ?? null)
