import type { createTransport, Transporter } from 'nodemailer'
import { checkedSockets } from './checked-sockets.ts'
import { type Mark, markId, withoutMark } from '../mail/mark.ts'
import type { MessageRow } from './rows.ts'

/** A server through which mails are sent. If it refuses a mail, `send` throws an error that contains the server's response. */
export interface MailServer {
  send(mail: MessageRow, mark?: Mark): Promise<void>
  close(): void
}

interface Sender {
  address: string
  /** The part of the Message-ID after the @. */
  domain: string
}

/**
 * Reads the sender's address from `MAIL_FROM`: an address, or 'Name <address>'. The name is ignored, because mails show the brand's name. Without a
 * valid address: no-reply@ and the host.
 */
export function senderOf(mailFrom: string | undefined, host: string): Sender {
  const address = /<([^<>\s]+)>\s*$/.exec(mailFrom ?? '')?.[1] ?? mailFrom?.trim() ?? ''
  const valid = /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : `no-reply@${host}`
  return { address: valid, domain: valid.slice(valid.lastIndexOf('@') + 1) }
}

/**
 * The Message-ID of a mail. It is the same in every attempt. If a mail is sent twice because of a crash, a mail program therefore shows it
 * only once.
 */
const messageIdOf = (id: string, sender: Sender): string => `<${id}@${sender.domain}>`

/**
 * Time limits of a connection to the mail server, in milliseconds. Without them the library would wait up to ten minutes. The outbox
 * processes only some entries of the brand at the same time, so a waiting mail would delay others.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Adds our time limits to the mail server's URL. Limits that the URL already contains are kept ('?socketTimeout=60000'). */
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
  /** True if the mail server may be in a private network. Asked for each connection, because a host name can resolve to another address later. */
  allowsPrivate(): boolean
  load?: () => Promise<{ createTransport: typeof createTransport }>
}

/**
 * Sends mails through the mail server with this URL ('smtp://user:password@host:587'). The mail library is loaded only when the first mail is sent.
 */
export function smtpServer(url: string, sender: Sender, options: SmtpOptions): MailServer {
  const { allowsPrivate, load = () => import('nodemailer') } = options
  let transporter: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const library = await load()
    return library.createTransport({
      url: patient(url),
      getSocket: checkedSockets(allowsPrivate),
      // The library must not read files or addresses that a text in the mail names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail, mark) {
      // If the library could not be loaded, the next mail tries to load it again.
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
      // If the library could not be loaded, no connection is open. The error was already reported when the mail was sent.
      transporter?.then(
        (ready) => ready.close(),
        () => undefined,
      )
    },
  }
}
