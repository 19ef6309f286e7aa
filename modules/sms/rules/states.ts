/**
 * The states of an SMS. `doubtful`: the provider's response was lost, so the provider may have accepted the SMS; it is never sent again
 * automatically. `shown`: no provider is set, and the SMS is only in the back office.
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

/** The states that a provider's notice can report. */
export type NoticedState = Extract<SmsState, 'sent' | 'delivered' | 'undelivered'>

/** Final states. Later notices do not replace them, because notices arrive late, repeatedly and in any order. */
const endsWith: ReadonlySet<SmsState> = new Set(['delivered', 'undelivered'])

/** The state after a notice. */
export function afterNotice(state: SmsState, noticed: NoticedState): SmsState {
  if (endsWith.has(state)) return state === 'undelivered' && noticed === 'delivered' ? noticed : state
  return noticed
}

/** May staff send this SMS again? */
export const canRetry = (state: SmsState): boolean =>
  state === 'failed' || state === 'doubtful' || state === 'undelivered'
