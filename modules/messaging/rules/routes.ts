/** The channels by which a message can be sent. */
export const channels = ['mail', 'sms', 'push'] as const
export type Channel = (typeof channels)[number]

/** The events of an order about which the guest can get a message. */
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

/** The events of an order about which the branch can get a message. */
export const branchEvents = ['placed', 'escalated', 'withdrawn'] as const
export type BranchEvent = (typeof branchEvents)[number]

export const messageEvents = [...guestEvents, ...branchEvents] as const
export type MessageEvent = (typeof messageEvents)[number]

/** For each event, the channels by which a branch sends a message. */
export type Routes = Readonly<Record<MessageEvent, Channel[]>>

const toGuest = { mail: true, sms: true, push: true }
const toBranch = { mail: true, sms: false, push: true }

/** The possible channels of each event. A branch has no mobile number, so it gets no SMS; SMS to staff are a step of the escalation. */
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
 * The channels of a branch that has not changed them. An SMS is sent if a person is waiting and must know at once. The event "on the way" is
 * not mailed, because the mail would be read too late.
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

/** The stored channels, with defaults for events that are not stored. Events and channels that this release does not know are dropped. */
export function routesOf(stored: Readonly<Record<string, unknown>> | undefined): Routes {
  const known = (event: MessageEvent): Channel[] => {
    const given = stored?.[event]
    if (!Array.isArray(given)) return defaultRoutes[event]
    return channels.filter((one) => given.includes(one) && possible[event][one])
  }
  return Object.fromEntries(messageEvents.map((event) => [event, known(event)])) as unknown as Routes
}

/** The mails whose text a brand can write. The mail about a change is not among them: its text is generated from the change. */
export const textEvents = [...guestEvents.filter((event) => event !== 'changed'), ...branchEvents] as const
export type TextEvent = (typeof textEvents)[number]

export const isBranchEvent = (event: MessageEvent): event is BranchEvent => branchEvents.some((one) => one === event)
