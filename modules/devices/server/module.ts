import { newTimeSlip } from '#modules/ordering/rules/printed.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { branchesPort, branchPort, tablesPort } from '#modules/branches/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { pictureFilePort } from '#modules/media/ports.ts'
import {
  dayTakingsPort,
  noteOrderPort,
  orderForMailPort,
  orderPrinterPort,
  printOrderPort,
} from '#modules/ordering/ports.ts'
import { themePicturePort } from '#modules/themes/ports.ts'
import { filePlacesPort } from '#platform/file-places.ts'
import type { OutboxHandler } from '#platform/module.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many } from '#platform/ports.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  agentEndpoints,
  deviceEndpoints,
  deviceEntity,
  jobEndpoints,
  printAgentEndpoints,
  printerEndpoints,
  slipTemplateEndpoints,
} from '../contract.ts'
import { deviceErrors } from '../words/errors.ts'
import { printAgentCalls } from './agents/agent-calls.ts'
import { agentMachineCalls } from './agents/machine-calls.ts'
import { agentPairingCalls } from './agents/pairing.ts'
import { deviceCalls } from './device-calls.ts'
import { deviceStore } from './device-store.ts'
import { deviceEvents } from './events.ts'
import { extraSlipCalls } from './extra-slips.ts'
import { escposWorker } from './escpos-worker.ts'
import { jobCalls } from './job-calls.ts'
import { cancelSlips } from './cancel-slips.ts'
import { pollCalls } from './poll-calls.ts'
import { printOrders } from './print-order.ts'
import { slipFiles } from './slip-files.ts'
import { slipTemplateCalls } from './slip-templates.ts'
import { slipLogo } from './slips/slip-logo.ts'
import { slipPictures } from './slips/slip-pictures.ts'
import { retentionJob } from './retention.ts'
import { devicesPersonalData } from './personal-data.ts'
import { devicesRights } from './rights.ts'

/**
 * The server part of printing: printers, slips and their queue (docs/rules/printing.md). The setting PRINT_HOSTS lists private addresses to
 * which the server may connect.
 */
export const devicesModule = serverModule({
  name: 'devices',
  endpoints: [
    deviceEndpoints,
    jobEndpoints,
    printerEndpoints,
    printAgentEndpoints,
    agentEndpoints,
    slipTemplateEndpoints,
  ],
  rights: devicesRights,
  scopes: {
    devices: {
      title: { de: 'Geräte & Druck', en: 'Devices & printing' },
      groups: ['devices', 'print-jobs', 'print-agents'],
    },
  },
  withoutKeys: ['print', 'slip-templates'],
  errors: deviceErrors,
  entities: [deviceEntity],
  events: deviceEvents,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    order: orderForMailPort,
    printers: many(orderPrinterPort),
    catalogue: cataloguePort,
    noteOrder: noteOrderPort,
    branch: branchPort,
    branches: branchesPort,
    tables: tablesPort,
    config: configPort,
    takings: dayTakingsPort,
    picture: pictureFilePort,
    themePicture: themePicturePort,
  },
  offers: { printOrder: printOrderPort, personalData: personalDataPort, filePlaces: filePlacesPort },
  open(core, ports) {
    const store = deviceStore(core)
    const notes = { note: ports.noteOrder }
    const pictures = slipPictures(core)
    const logoOf = slipLogo(core, ports, pictures)
    const worker = escposWorker(core, store, notes, pictures)
    const prints = printOrders(core, store, {
      order: (id) => ports.order(id),
      printers: () => ports.printers().map((one) => one()),
      logoOf,
      categories: async () =>
        new Map((await ports.catalogue()).products.map(({ id, categoryId }) => [id, categoryId ?? null])),
    })
    const extraSlips = extraSlipCalls(core, store, {
      branch: ports.branch,
      tables: ports.tables,
      currency: async () => (await ports.config()).currency,
      takings: ports.takings,
      logoOf,
    })
    const idOf = (payload: Record<string, unknown>): string => String(payload['orderId'])
    const outbox: Readonly<Record<string, OutboxHandler>> = {
      // An order that is paid online is printed when it is paid, not when it is placed.
      'order.placed': async (payload) => {
        const found = payload['resend'] === true ? undefined : await ports.order(idOf(payload))
        if (found?.order.paymentState === 'none') await prints.printFor('placed', found.order.id)
      },
      'order.paid': (payload) => prints.printFor('placed', idOf(payload)),
      'order.confirmed': (payload) => prints.printFor('confirmed', idOf(payload)),
      'order.changed': (payload) => prints.printCorrections(idOf(payload), String(Number(payload['change'] ?? 0) + 1)),
      'order.time-changed': (payload) =>
        prints.printCorrections(idOf(payload), newTimeSlip(Number(payload['turn'] ?? 1))),
      'order.canceled': (payload) => cancelSlips(core, idOf(payload)),
      'order.rejected': (payload) => cancelSlips(core, idOf(payload)),
    }
    return {
      handlers: [
        ...deviceCalls(core, store, ports.branch),
        ...extraSlips,
        ...jobCalls(core, store),
        ...pollCalls(core, store, notes, pictures),
        ...printAgentCalls(core),
        ...agentPairingCalls(core),
        ...agentMachineCalls(core, store, notes, pictures),
        ...slipTemplateCalls(core, ports.branch, { logoOf, pictures }),
      ],
      outbox,
      jobs: [worker.job, retentionJob(core)],
      personalData: () => devicesPersonalData,
      filePlaces: () => slipFiles(core),
      printOrder: async (orderId, how) => ({ ok: true, value: await prints.printAgain(orderId, how) }),
      close: worker.close,
    }
  },
})
