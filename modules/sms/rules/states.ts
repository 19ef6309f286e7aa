/**
 * What became of an SMS. `doubtful`: the provider may have taken it, its answer was lost; it is never sent again by itself. `shown`: no
 * provider is set, it is only in the back office.
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

/** What a notice of a provider can say. */
export type NoticedState = Extract<SmsState, 'sent' | 'delivered' | 'undelivered'>

/** Later news never take an end back: notices come late, doubled and in any order. */
const endsWith: ReadonlySet<SmsState> = new Set(['delivered', 'undelivered'])

/** The state after a notice. */
export function afterNotice(state: SmsState, noticed: NoticedState): SmsState {
  if (endsWith.has(state)) return state === 'undelivered' && noticed === 'delivered' ? noticed : state
  return noticed
}

/** May staff send it again? */
export const canRetry = (state: SmsState): boolean =>
  state === 'failed' || state === 'doubtful' || state === 'undelivered'
