import type { OpenedModule, ServerModule } from '#platform/module.ts'
import { type CalendarFile, calendarFile } from './calendar/calendar-file.ts'
import { retentionJob } from './delivery/retention.ts'
import { sendMessage } from './delivery/send.ts'
import { senderOf, smtpServer } from './delivery/smtp.ts'
import { sendTopic } from './delivery/write.ts'
import { statusUrl } from './mail/order-mails.ts'
import { mailboxRoutes } from './mailbox.ts'
import { messagingOutbox } from './outbox-handlers.ts'
import type { MessagingPorts, OrderForMail } from './ports.ts'

export interface OpenedMessaging extends OpenedModule {
  /** The appointment as a calendar file, for the status page's download. Undefined without an appointment. */
  calendarOf(source: OrderForMail): Promise<CalendarFile | undefined>
}

/** Mails: written from the outbox, kept, sent through SMTP or shown (reference: messaging). Settings: SMTP_URL, MAIL_FROM. */
export const messagingModule: ServerModule<MessagingPorts, OpenedMessaging> = {
  name: 'messaging',
  migrations: new URL('./migrations/', import.meta.url),
  open(core, ports) {
    const smtpUrl = core.settings.provider('SMTP_URL')
    const options = { hasSmtp: Boolean(smtpUrl) }
    const host = (): string => new URL(ports.baseUrl()).hostname
    const server = smtpUrl ? smtpServer(smtpUrl, senderOf(core.settings.provider('MAIL_FROM'), host())) : undefined
    return {
      handlers: mailboxRoutes(core, options),
      outbox: { ...messagingOutbox(core, ports, options), [sendTopic]: sendMessage(core, server) },
      jobs: [retentionJob(core)],
      async calendarOf(source) {
        const { shopName } = await ports.brand()
        return calendarFile(source, { statusUrl: statusUrl(ports.baseUrl(), source), shopName, now: core.clock.now() })
      },
      async close() {
        server?.close()
      },
    }
  },
}
