import * as z from 'zod'

export const bounceKinds = ['bounced', 'complained'] as const
type BounceKind = (typeof bounceKinds)[number]

/** A report about an address. `cleared`: staff marked the address as reachable again. */
export interface AddressNews {
  kind: BounceKind | 'delivered' | 'cleared'
  /** Milliseconds since 1970. */
  at: number
}

/** The content of one notice. */
export interface MailNotice extends AddressNews {
  kind: BounceKind | 'delivered'
  /** In lower case. */
  email: string
  /** The reason: '550 5.1.1 User unknown'. One line of at most 300 characters; empty if the provider gave none. */
  reason: string
  /** Id of our mail, from its Message-ID. Undefined if the mail is not ours. */
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

/** Reads the 'event-data' of a notice of Mailgun. Undefined if the notice does not report whether the address can be reached. */
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

/** A failure after which the provider tries again by itself is not a bounce. */
function kindOf(event: string, severity: string | undefined): MailNotice['kind'] | undefined {
  if (event === 'failed') return severity === 'permanent' ? 'bounced' : undefined
  if (event === 'complained') return 'complained'
  return event === 'delivered' ? 'delivered' : undefined
}

/** The latest report, which decides. If two reports have the same time, the report of a failure decides. */
export const latestOf = <T extends AddressNews>(all: readonly T[]): T | undefined =>
  all.toSorted((a, b) => b.at - a.at || Number(isOut(b)) - Number(isOut(a)))[0]

/** Does this report mean that mails cannot be delivered to the address? */
export const isOut = <T extends AddressNews>(news: T): news is T & { kind: BounceKind } =>
  news.kind === 'bounced' || news.kind === 'complained'
