import * as z from 'zod'

export const bounceKinds = ['bounced', 'complained'] as const
type BounceKind = (typeof bounceKinds)[number]

/** What is known of an address at one time. `cleared`: staff say that it can be reached again. */
export interface AddressNews {
  kind: BounceKind | 'delivered' | 'cleared'
  /** Milliseconds since 1970. */
  at: number
}

/** What one notice says. */
export interface MailNotice extends AddressNews {
  kind: BounceKind | 'delivered'
  /** Lower case. */
  email: string
  /** '550 5.1.1 User unknown', one line of at most 300 characters; empty: the provider did not say. */
  reason: string
  /** Id of our mail, from its Message-ID; undefined: it is none of ours. */
  mailId: string | undefined
}

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .optional()
    .catch(undefined)

/** The part of Mailgun's 'event-data' that we read. */
const EventData = z.object({
  event: z.string(),
  severity: z.string().optional(),
  /** Seconds since 1970, with a fraction. */
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

/** Reads the 'event-data' of a notice of Mailgun. Undefined: it says nothing about whether the address can be reached. */
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

/** A failure that the provider repeats by itself is no bounce. */
function kindOf(event: string, severity: string | undefined): MailNotice['kind'] | undefined {
  if (event === 'failed') return severity === 'permanent' ? 'bounced' : undefined
  if (event === 'complained') return 'complained'
  return event === 'delivered' ? 'delivered' : undefined
}

/** The news that counts: the latest. Of two at one time that which says that mails do not arrive. */
export const latestOf = <T extends AddressNews>(all: readonly T[]): T | undefined =>
  all.toSorted((a, b) => b.at - a.at || Number(isOut(b)) - Number(isOut(a)))[0]

/** Mails do not reach the address. */
export const isOut = <T extends AddressNews>(news: T): news is T & { kind: BounceKind } =>
  news.kind === 'bounced' || news.kind === 'complained'
