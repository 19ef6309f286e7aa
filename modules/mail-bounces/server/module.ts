import { orderOfMailPort } from '#modules/messaging/ports.ts'
import { noteOrderPort, orderOfStaffPort } from '#modules/ordering/ports.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { mailBounceEndpoints } from '../contract.ts'
import { mailBounceErrors } from '../words/errors.ts'
import { bounceCalls } from './calls.ts'
import { mailgunConnection } from './connection.ts'
import { noticeHandlers } from './notices.ts'
import { bouncePersonalData } from './personal-data.ts'
import { retentionJob } from './retention.ts'
import { mailBounceRights } from './rights.ts'

/** The server part for addresses to which mails cannot be delivered (docs/rules/messages.md, Mails that do not arrive). */
export const mailBouncesModule = serverModule({
  name: 'mail-bounces',
  endpoints: mailBounceEndpoints,
  withoutKeys: ['mailBounces'],
  rights: mailBounceRights,
  errors: mailBounceErrors,
  connections: [mailgunConnection],
  migrations: new URL('./migrations/', import.meta.url),
  needs: { orderOfMail: orderOfMailPort, noteOrder: noteOrderPort, orderOfStaff: orderOfStaffPort },
  offers: { personalData: personalDataPort },
  open(core, { orderOfMail, noteOrder, orderOfStaff }) {
    const signKey = core.connections.use([mailgunConnection], (values) => values?.signKey)
    return {
      handlers: [...bounceCalls(core, { orderOfStaff }), ...noticeHandlers(core, { orderOfMail, noteOrder, signKey })],
      jobs: [retentionJob(core)],
      personalData: () => bouncePersonalData,
    }
  },
})
