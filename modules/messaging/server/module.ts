import { configPort } from '#modules/content/ports.ts'
import { themePicturePort, themeTokensPort } from '#modules/themes/ports.ts'
import { loginLinkPort } from '#modules/identity/ports.ts'
import {
  calendarFilePort,
  noteOrderPort,
  newestOrderPort,
  orderForMailPort,
  orderMailerPort,
} from '#modules/ordering/ports.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { allowsPrivateOf } from '#platform/outgoing/checked-fetch.ts'
import { many } from '#platform/ports.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { branchPort } from '#modules/branches/ports.ts'
import { messageRoutesEndpoints, messagingEndpoints } from '../contract.ts'
import { mailTextEndpoints } from '../contract/mail-texts.ts'
import { messagingErrors } from '../words/errors.ts'
import { messageRoutesPort, orderOfMailPort } from '../ports.ts'
import { routeCalls, routesOfBranch } from './routes.ts'
import { calendarFile } from './calendar/calendar-file.ts'
import { mailConnection, smtpUrlOf } from './connection.ts'
import { retentionJob } from './delivery/retention.ts'
import { sendMessage } from './delivery/send.ts'
import { senderOf, smtpServer } from './delivery/smtp.ts'
import { sendTopic } from './delivery/write.ts'
import { ownTexts } from './mail-text-rows.ts'
import { mailTextCalls } from './mail-texts.ts'
import type { Mark } from './mail/mark.ts'
import { type MailContext, statusUrl } from './mail/order-mails.ts'
import { mailboxRoutes } from './mailbox.ts'
import { orderOfMail } from './order-of-mail.ts'
import { messagingOutbox } from './outbox-handlers.ts'
import type { MessagingPorts } from './ports.ts'
import { messagingPersonalData } from './personal-data.ts'
import { messagingRights } from './rights.ts'

/**
 * The server part of mails: they are written from the outbox, stored, and sent through SMTP (docs/rules/messages.md, Mails). Settings: SMTP_URL,
 * MAIL_FROM.
 */
export const messagingModule = serverModule({
  name: 'messaging',
  endpoints: [messagingEndpoints, messageRoutesEndpoints, mailTextEndpoints],
  errors: messagingErrors,
  withoutKeys: ['messageRoutes'],
  rights: messagingRights,
  scopes: {
    messages: { title: { de: 'Nachrichten', en: 'Messages' }, groups: ['messages'] },
  },
  connections: [mailConnection],
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    readOrderForMail: orderForMailPort,
    newestOrder: newestOrderPort,
    mailers: many(orderMailerPort),
    issueLoginLink: loginLinkPort,
    config: configPort,
    themeTokens: themeTokensPort,
    themePicture: themePicturePort,
    branch: branchPort,
    noteOrder: noteOrderPort,
  },
  offers: {
    calendarOf: calendarFilePort,
    personalData: personalDataPort,
    routes: messageRoutesPort,
    orderOfMail: orderOfMailPort,
  },
  open(core, needed) {
    const ports: MessagingPorts = {
      ...needed,
      mailers: () => needed.mailers().map((mailer) => mailer()),
      brand: async () => {
        const config = await needed.config()
        const { light } = await needed.themeTokens(config.theme)
        const hasMark = (await needed.themePicture(config.theme, 'touchIcon')) !== undefined
        return { ...config, themeTokens: { ...light, ...config.themeTokens }, hasMark }
      },
      baseUrl: () => baseUrlOf(core),
      routes: routesOfBranch(core),
    }
    const host = (): string => new URL(ports.baseUrl()).hostname
    const server = core.connections.use(
      [mailConnection],
      (values) => {
        const url = smtpUrlOf(values)
        const allowsPrivate = () => allowsPrivateOf(core, mailConnection)
        return url === undefined ? undefined : smtpServer(url, senderOf(values?.from, host()), { allowsPrivate })
      },
      (old) => old?.close(),
    )
    const ownText = ownTexts(core)
    const mark = async (): Promise<Mark | undefined> => {
      const picture = await needed.themePicture((await needed.config()).theme, 'touchIcon')
      const bytes = await picture?.read()
      return picture && bytes ? { type: picture.type, bytes } : undefined
    }
    const options = {
      mark,
      hasSmtp: () => server() !== undefined,
      contextNow: async (): Promise<MailContext> => ({
        brand: await ports.brand(),
        baseUrl: ports.baseUrl(),
        now: core.clock.now(),
        mailers: ports.mailers(),
        ownText: await ownText(),
      }),
    }
    return {
      handlers: [
        ...mailboxRoutes(core, options),
        ...routeCalls(core, needed.branch),
        ...mailTextCalls(core, ports, options),
      ],
      routes: ports.routes,
      orderOfMail,
      outbox: {
        ...messagingOutbox(core, ports, options),
        [sendTopic]: sendMessage(core, { server, mark, noteOrder: needed.noteOrder }),
      },
      jobs: [retentionJob(core)],
      personalData: () => messagingPersonalData,
      async calendarOf(source) {
        const { shopName } = await ports.brand()
        return calendarFile(source, {
          statusUrl: statusUrl(ports.baseUrl(), source),
          shopName,
          now: core.clock.now(),
          mailers: ports.mailers(),
        })
      },
      async close() {
        server()?.close()
      },
    }
  },
})
