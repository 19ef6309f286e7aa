import * as z from 'zod'

export const bounceKinds = ['bounced', 'complained'] as const
type BounceKind = (typeof bounceKinds)[number]

/** A report about a mail address. `cleared`: not from the provider; staff marked the address as reachable again. */
export interface AddressNews {
  kind: BounceKind | 'delivered' | 'cleared'
  /** The time of the report, in milliseconds since 1970. */
  at: number
}

/** What the server reads from one notice (message to a webhook) of the mail provider. */
export interface MailNotice extends AddressNews {
  kind: BounceKind | 'delivered'
  /** The recipient's mail address in lower case. */
  email: string
  /** Why the mail was not delivered: '550 5.1.1 User unknown'. One line of at most 300 characters; empty if the provider gave no reason. */
  reason: string
  /** The id under which the server stores the sent mail, read from its Message-ID. Undefined if the mail was not sent by us. */
  mailId: string | undefined
}

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .optional()
    .catch(undefined)

/** The fields of Mailgun's 'event-data' that we use. */
const EventData = z.object({
  event: z.string(),
  severity: z.string().optional(),
  /** When the event happened, in seconds since 1970, with decimal places. */
  timestamp: z.number().positive().max(9e9),
  recipient: z.string().trim().toLowerCase().max(320),
  'delivery-status': z
    .object({ code: z.number().optional().catch(undefined), message: text(2000), description: text(2000) })
    .optional()
    .catch(undefined),
  message: z
    .object({ headers: z.object({ 'message-id': text(400) }) })
    .optional()
    .catch(undefined),
})

/**
 * Reads the 'event-data' of a Mailgun notice. Undefined if the notice is not about a delivery, a final failure or a complaint, for example
 * if a guest opened a mail. Also undefined if the notice has another form.
 */
export function readMailgun(eventData: unknown): MailNotice | undefined {
  const read = EventData.safeParse(eventData)
  if (!read.success) return undefined
  const { event, severity, timestamp, recipient: email, message, 'delivery-status': status } = read.data
  const kind = kindOf(event, severity)
  if (!kind) return undefined
  const said = [status?.code, status?.message || status?.description].filter(Boolean).join(' ')
  return {
    kind,
    email,
    at: Math.round(timestamp * 1000),
    reason: kind === 'bounced' ? said.replaceAll(/\s+/g, ' ').trim().slice(0, 300) : '',
    mailId: /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i.exec(message?.headers['message-id'] ?? '')?.[1],
  }
}

/**
 * Our name for an event of Mailgun. Undefined for events that do not matter. A temporary failure does not matter, because Mailgun tries
 * again after it.
 */
function kindOf(event: string, severity: string | undefined): MailNotice['kind'] | undefined {
  if (event === 'failed') return severity === 'permanent' ? 'bounced' : undefined
  if (event === 'complained') return 'complained'
  return event === 'delivered' ? 'delivered' : undefined
}

/**
 * Returns the latest report about an address; undefined if there are no reports. The latest report decides whether mails can be delivered.
 * If two reports have the same time, the report of a failure counts as the later one.
 */
export const latestOf = <T extends AddressNews>(all: readonly T[]): T | undefined =>
  all.toSorted((a, b) => b.at - a.at || Number(isOut(b)) - Number(isOut(a)))[0]

/** True if mails cannot be delivered to the address after this report. */
export const isOut = <T extends AddressNews>(news: T): news is T & { kind: BounceKind } =>
  news.kind === 'bounced' || news.kind === 'complained'
