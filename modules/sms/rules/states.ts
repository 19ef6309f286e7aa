/**
 * The states of an SMS. `doubtful`: the provider's response was lost, so the provider may have sent the SMS; Servus never sends it again
 * automatically. `shown`: the brand has no provider, and the SMS is only listed in the back office.
 */
export const smsStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'doubtful',
  'shown',
] as const
export type SmsState = (typeof smsStates)[number]

/** The states that a provider can report for an SMS in a notice. */
export type NoticedState = Extract<SmsState, 'sent' | 'delivered' | 'undelivered'>

/**
 * An SMS in one of these states is finished. Notices of the provider arrive late, repeatedly and in any sequence, so most later notices
 * are ignored (see `afterNotice`).
 */
const endsWith: ReadonlySet<SmsState> = new Set(['delivered', 'undelivered'])

/** The state of an SMS after a notice. A finished SMS keeps its state, except that 'undelivered' can become 'delivered'. */
export function afterNotice(state: SmsState, noticed: NoticedState): SmsState {
  if (endsWith.has(state)) return state === 'undelivered' && noticed === 'delivered' ? noticed : state
  return noticed
}

/** True if staff may send this SMS again. */
export const canRetry = (state: SmsState): boolean =>
  state === 'failed' || state === 'doubtful' || state === 'undelivered'
