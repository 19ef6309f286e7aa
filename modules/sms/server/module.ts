import { configPort } from '#modules/content/ports.ts'
import { alarmPort, messageRoutesPort } from '#modules/messaging/ports.ts'
import {
  noteOrderPort,
  orderForMailPort,
  orderMailerPort,
  orderOfStaffPort,
  sendSmsPort,
} from '#modules/ordering/ports.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import { fetchOf } from '#platform/outgoing/checked-fetch.ts'
import { smsEndpoints } from '../contract.ts'
import { smsErrors } from '../words/errors.ts'
import { accountsOf } from './accounts.ts'
import { sevenConnection, twilioConnection } from './connections.ts'
import { sendTopic } from './keep-sms.ts'
import { noticeHandlers } from './notices.ts'
import { optOutCalls } from './opt-outs.ts'
import { smsPersonalData } from './personal-data.ts'
import { retentionJob } from './retention.ts'
import { smsRights } from './rights.ts'
import { sendSms } from './send-sms.ts'
import { smsCalls } from './sms-calls.ts'
import { staffAlarm } from './staff-alarm.ts'
import { tellOrder } from './tell-order.ts'
import { type GuestPorts, guestSms } from './tell-guest.ts'

/**
 * The server part of SMS to guests and staff (docs/rules/messages.md, SMS). Settings in the environment: SMS_PROVIDER, and the settings of
 * this provider; their names also begin with SMS_.
 */
export const smsModule = serverModule({
  name: 'sms',
  endpoints: smsEndpoints,
  withoutKeys: ['sms'],
  rights: smsRights,
  errors: smsErrors,
  connections: [twilioConnection, sevenConnection],
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    order: orderForMailPort,
    mailers: many(orderMailerPort),
    routes: messageRoutesPort,
    config: configPort,
    noteOrder: noteOrderPort,
    orderOfStaff: orderOfStaffPort,
  },
  offers: { send: sendSmsPort, personalData: personalDataPort, alarm: alarmPort },
  open(core, needed) {
    const accounts = core.connections.use([twilioConnection, sevenConnection], (ofTwilio, ofSeven) =>
      accountsOf(ofTwilio, ofSeven, {
        twilio: fetchOf(core, twilioConnection),
        seven: fetchOf(core, sevenConnection),
      }),
    )
    const provider = () => accounts().provider
    const baseUrl = () => baseUrlOf(core)
    const told = tellOrder(needed.noteOrder)
    const ports: GuestPorts = {
      order: needed.order,
      mailers: () => needed.mailers().map((mailer) => mailer()),
      routes: needed.routes,
      brand: async () => {
        const { shopName, enablePluginSMS } = await needed.config()
        return { shopName, isOn: enablePluginSMS }
      },
      baseUrl,
      hasProvider: () => provider() !== undefined,
      noteOrder: needed.noteOrder,
    }
    const guests = guestSms(core, ports)
    return {
      handlers: [
        ...smsCalls(core, { ...ports, orderOfStaff: needed.orderOfStaff, provider }),
        ...optOutCalls(core),
        ...noticeHandlers(core, { accounts, baseUrl, tellOrder: told }),
      ],
      outbox: {
        ...guests.outbox,
        [sendTopic]: sendSms(core, {
          provider,
          tellOrder: told,
          // Without https this is a developer's machine, which the provider cannot reach.
          noticeUrl: ({ takesNoticeUrl }, smsId) =>
            takesNoticeUrl && baseUrl().startsWith('https:')
              ? `${baseUrl()}/api/webhooks/twilio?sms=${smsId}`
              : undefined,
        }),
      },
      jobs: [retentionJob(core)],
      send: guests.send,
      alarm: () => staffAlarm(core, ports.hasProvider),
      personalData: () => smsPersonalData,
    }
  },
})
