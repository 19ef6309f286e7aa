/** Ways in which a message leaves. */
export const channels = ['mail', 'sms', 'push'] as const
export type Channel = (typeof channels)[number]

/** What a guest can be told about an order. */
export const guestEvents = [
  'received',
  'confirmed',
  'counter',
  'on-the-way',
  'ready',
  'changed',
  'rejected',
  'canceled',
  'completed',
] as const
export type GuestEvent = (typeof guestEvents)[number]

/** What the branch can be told about an order. */
export const branchEvents = ['placed', 'escalated', 'withdrawn'] as const
export type BranchEvent = (typeof branchEvents)[number]

export const messageEvents = [...guestEvents, ...branchEvents] as const
export type MessageEvent = (typeof messageEvents)[number]

/** For each event the ways in which a branch sends it. */
export type Routes = Readonly<Record<MessageEvent, Channel[]>>

const toGuest = { mail: true, sms: true, push: true }
const toBranch = { mail: true, sms: false, push: true }

/** The ways that an event can take at all. A branch has no mobile number; SMS to staff are a step of the escalation. */
export const possible: Readonly<Record<MessageEvent, Readonly<Record<Channel, boolean>>>> = {
  received: toGuest,
  confirmed: toGuest,
  counter: toGuest,
  'on-the-way': toGuest,
  ready: toGuest,
  changed: { ...toGuest, sms: false },
  rejected: toGuest,
  canceled: toGuest,
  completed: { mail: true, sms: false, push: false },
  placed: toBranch,
  escalated: toBranch,
  withdrawn: toBranch,
}

/**
 * What a branch sends until somebody changes it. An SMS goes where a person waits and must know now. A mail that somebody is on the way
 * would come too late.
 */
export const defaultRoutes: Routes = {
  received: ['mail'],
  confirmed: ['mail', 'sms', 'push'],
  counter: ['mail', 'sms', 'push'],
  'on-the-way': ['sms', 'push'],
  ready: ['sms', 'push'],
  changed: ['mail'],
  rejected: ['mail', 'sms', 'push'],
  canceled: ['mail', 'push'],
  completed: ['mail'],
  placed: ['mail', 'push'],
  escalated: ['mail', 'push'],
  withdrawn: ['mail', 'push'],
}

/** Stored ways over the defaults. Events and ways that this release does not know are left out. */
export function routesOf(stored: Readonly<Record<string, unknown>> | undefined): Routes {
  const known = (event: MessageEvent): Channel[] => {
    const given = stored?.[event]
    if (!Array.isArray(given)) return defaultRoutes[event]
    return channels.filter((one) => given.includes(one) && possible[event][one])
  }
  return Object.fromEntries(messageEvents.map((event) => [event, known(event)])) as unknown as Routes
}

/** The mails whose text a brand may write itself. What was changed about an order is said by the order. */
export const textEvents = [...guestEvents.filter((event) => event !== 'changed'), ...branchEvents] as const
export type TextEvent = (typeof textEvents)[number]

export const isBranchEvent = (event: MessageEvent): event is BranchEvent => branchEvents.some((one) => one === event)
