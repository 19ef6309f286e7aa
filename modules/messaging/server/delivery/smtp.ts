import type { createTransport, Transporter } from 'nodemailer'
import { checkedSockets } from './checked-sockets.ts'
import { type Mark, markId, withoutMark } from '../mail/mark.ts'
import type { MessageRow } from './rows.ts'

/** Sends mails. If `send` fails, it throws an error with the mail server's response. */
export interface MailServer {
  send(mail: MessageRow, mark?: Mark): Promise<void>
  close(): void
}

interface Sender {
  address: string
  /** The part of message ids after the @. */
  domain: string
}

/** The sender from `MAIL_FROM`: an address, or 'Name <address>'. The displayed name is the brand's own. */
export function senderOf(mailFrom: string | undefined, host: string): Sender {
  const address = /<([^<>\s]+)>\s*$/.exec(mailFrom ?? '')?.[1] ?? mailFrom?.trim() ?? ''
  const valid = /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : `no-reply@${host}`
  return { address: valid, domain: valid.slice(valid.lastIndexOf('@') + 1) }
}

/** The same id in every attempt, so that the recipient's program shows a mail that was sent twice after a crash only once. */
const messageIdOf = (id: string, sender: Sender): string => `<${id}@${sender.domain}>`

/** Time limits in milliseconds. The library's defaults are up to ten minutes, and a brand's other mails wait for the slowest one of their batch. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Adds our time limits to the URL, unless the URL contains its own ('?socketTimeout=60000'). */
function patient(url: string): string {
  const address = new URL(url)
  for (const [name, ms] of Object.entries(patience))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms))
  return address.href
}

const inline = ({ type, bytes }: Mark) => ({
  filename: `logo.${type.slice(type.indexOf('/') + 1)}`,
  contentType: type,
  content: Buffer.from(bytes),
  cid: markId,
  contentDisposition: 'inline' as const,
})

interface SmtpOptions {
  /** May the server be in a private network? Checked with each mail, because a host name can resolve differently later. */
  allowsPrivate(): boolean
  load?: () => Promise<{ createTransport: typeof createTransport }>
}

/** A mail server with its URL ('smtp://user:password@host:587'). The library is loaded with the first mail. */
export function smtpServer(url: string, sender: Sender, options: SmtpOptions): MailServer {
  const { allowsPrivate, load = () => import('nodemailer') } = options
  let transporter: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const library = await load()
    return library.createTransport({
      url: patient(url),
      getSocket: checkedSockets(allowsPrivate),
      // Texts in a mail can never load a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail, mark) {
      // If the library could not be loaded, the next mail loads it again.
      transporter ??= open().catch((error: unknown) => {
        transporter = undefined
        throw error
      })
      const ready = await transporter
      const calendar = mail.attachments.find((one) => one.method !== undefined)
      await ready.sendMail({
        messageId: messageIdOf(mail.id, sender),
        from: { name: mail.from_name, address: sender.address },
        to: { name: mail.to_name, address: mail.to_address },
        ...(mail.reply_to_address ? { replyTo: { name: mail.reply_to_name, address: mail.reply_to_address } } : {}),
        subject: mail.subject,
        text: mail.text,
        html: mark ? mail.html : withoutMark(mail.html),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': mail.locale,
        },
        ...(calendar
          ? {
              icalEvent: {
                method: calendar.method ?? 'PUBLISH',
                filename: calendar.filename,
                content: calendar.content,
              },
            }
          : {}),
        attachments: [
          ...mail.attachments
            .filter((one) => one !== calendar)
            .map(({ filename, contentType, content }) => ({ filename, contentType, content })),
          ...(mark ? [inline(mark)] : []),
        ],
      })
    },
    close() {
      // A connection that was never opened need not be closed. Its failure was reported with the mail.
      transporter?.then(
        (ready) => ready.close(),
        () => undefined,
      )
    },
  }
}
