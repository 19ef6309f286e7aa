import { staffPort } from '#modules/identity/ports.ts'
import { alarmPort, messageRoutesPort } from '#modules/messaging/ports.ts'
import { orderBySecretsPort, orderForMailPort, orderMailerPort } from '#modules/ordering/ports.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { pushEndpoints } from '../contract.ts'
import { pushErrors } from '../words/errors.ts'
import { sendMessage, sendTopic } from './keep-push.ts'
import { pushOutbox, pushToStaff, staffPayload } from './outbox-handlers.ts'
import { pushPersonalData } from './personal-data.ts'
import { pushCalls } from './push-calls.ts'
import { pushKeys } from './push-service.ts'
import { retentionJob } from './retention.ts'
import { pushRights } from './rights.ts'

/** The server part of push notifications to staff and guests (docs/rules/messages.md, Push). Setting: PUSH_HOSTS. */
export const pushModule = serverModule({
  name: 'push',
  endpoints: pushEndpoints,
  withoutKeys: ['push'],
  rights: pushRights,
  errors: pushErrors,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    order: orderForMailPort,
    orderOf: orderBySecretsPort,
    mailers: many(orderMailerPort),
    routes: messageRoutesPort,
    staff: staffPort,
  },
  offers: { personalData: personalDataPort, alarm: alarmPort },
  open(core, needed) {
    const keys = pushKeys(core.settings.secret('push'))
    // Each message contains a contact address of the business. The push service can write to this address if the messages cause problems.
    const using = () => ({ keys, subject: subjectOf(baseUrlOf(core)) })
    const tellStaff = pushToStaff(core, needed.staff)
    return {
      handlers: pushCalls(core, { using, orderOf: needed.orderOf }),
      outbox: {
        ...pushOutbox(core, {
          order: needed.order,
          mailers: () => needed.mailers().map((mailer) => mailer()),
          routes: needed.routes,
          staff: needed.staff,
        }),
        [sendTopic]: sendMessage(core, using),
      },
      jobs: [retentionJob(core)],
      personalData: () => pushPersonalData,
      alarm: () => ({
        way: 'push',
        async tell({ entryId, order }) {
          const source = await needed.order(order.id)
          if (!source) return 0
          return tellStaff(entryId, order.branchId, (locale) => staffPayload('escalated', source.order, locale))
        },
      }),
    }
  },
})

/** The contact address of the brand. Push services accept only https and mailto addresses, so without https a mailto address is used. */
const subjectOf = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? baseUrl : 'mailto:servus@localhost.example'
