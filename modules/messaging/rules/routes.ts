/** The ways in which a message can be sent. */
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
  'time-changed',
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

/** For each event, the channels by which a branch sends messages. An empty list: no message. */
export type Routes = Readonly<Record<MessageEvent, Channel[]>>

const toGuest = { mail: true, sms: true, push: true }
const toBranch = { mail: true, sms: false, push: true }

/**
 * Which channels each event can use. Messages to a branch are never sent as SMS, because a branch has no mobile number. Staff get an SMS only as a
 * step of the escalation, when nobody reacts to an order.
 */
export const possible: Readonly<Record<MessageEvent, Readonly<Record<Channel, boolean>>>> = {
  received: toGuest,
  confirmed: toGuest,
  counter: toGuest,
  'on-the-way': toGuest,
  ready: toGuest,
  changed: { ...toGuest, sms: false },
  'time-changed': toGuest,
  rejected: toGuest,
  canceled: toGuest,
  completed: { mail: true, sms: false, push: false },
  placed: toBranch,
  escalated: toBranch,
  withdrawn: toBranch,
}

/**
 * The channels for a branch that has not chosen any. An SMS is sent only when a guest waits and must know immediately. The events
 * 'on-the-way' and 'ready' cause no mail, because guests would read it too late.
 */
export const defaultRoutes: Routes = {
  received: ['mail'],
  confirmed: ['mail', 'sms', 'push'],
  counter: ['mail', 'sms', 'push'],
  'on-the-way': ['sms', 'push'],
  ready: ['sms', 'push'],
  changed: ['mail'],
  'time-changed': ['mail', 'sms', 'push'],
  rejected: ['mail', 'sms', 'push'],
  canceled: ['mail', 'push'],
  completed: ['mail'],
  placed: ['mail', 'push'],
  escalated: ['mail', 'push'],
  withdrawn: ['mail', 'push'],
}

/**
 * Completes the stored channels of a branch: an event that is not stored gets its default channels. Unknown events and channels, for example of
 * another release, are left out.
 */
export function routesOf(stored: Readonly<Record<string, unknown>> | undefined): Routes {
  const known = (event: MessageEvent): Channel[] => {
    const given = stored?.[event]
    if (!Array.isArray(given)) return defaultRoutes[event]
    return channels.filter((one) => given.includes(one) && possible[event][one])
  }
  return Object.fromEntries(messageEvents.map((event) => [event, known(event)])) as unknown as Routes
}

/**
 * The mails whose text a brand can change. Mails about changed items or a new time are not among them, because the program writes their
 * text from the change.
 */
export const textEvents = [
  ...guestEvents.filter((event) => event !== 'changed' && event !== 'time-changed'),
  ...branchEvents,
] as const
export type TextEvent = (typeof textEvents)[number]

export const isBranchEvent = (event: MessageEvent): event is BranchEvent => branchEvents.some((one) => one === event)
