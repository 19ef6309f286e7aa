import { orderEvents } from './events.ts'
import type { Branch } from '#modules/branches/contract.ts'
import { branchesPort, branchPort, readBranchPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { orderedFilesPort } from '#modules/media/ports.ts'
import { numberedRecordsPort, recordLabelsPort } from '#modules/logs/ports.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { many, optional } from '#platform/ports.ts'
import { readOnce } from '#platform/work/shared-reads.ts'
import { serverModule } from '#platform/server-module.ts'
import { orderingEndpoints } from '../contract.ts'
import {
  applyPaymentPort,
  calendarFilePort,
  centsDuePort,
  changedOrdersPort,
  dayTakingsPort,
  donatedOrdersPort,
  drivenRidesPort,
  activePartnerPort,
  externalSourcePort,
  partnerOfKeyPort,
  partnerRatesPort,
  orderDonateesPort,
  orderBySecretsPort,
  waitingOrdersPort,
  newestOrderPort,
  orderForMailPort,
  orderReviewsPort,
  noteOrderPort,
  orderOfStaffPort,
  orderPaymentsPorts,
  orderItemPricerPort,
  orderPricerPort,
  orderToPayPort,
  placeOrderPort,
  printOrderPort,
  sendSmsPort,
  quoteRidePort,
  seesOrderPort,
  setKitchenMarkPort,
  boardNumbersPort,
  boardPickupsPort,
} from '../ports.ts'
import { boardKeys } from './board-keys.ts'
import { orderJobs } from './jobs.ts'
import { changedOrders } from './changed-orders.ts'
import { dayTakings } from './day-takings.ts'
import { donatedOrders } from './donated-orders.ts'
import { drivenRides } from './driven-rides.ts'
import { estimateCalls } from './estimate.ts'
import { hoursChecks } from './hours-checks.ts'
import { setKitchenMark } from './kitchen-mark.ts'
import { boardNumbers, boardPickups } from './board-numbers.ts'
import { liveOrders } from './live-orders.ts'
import { newestOrder, readOrder } from './order-queries.ts'
import { waitingOrders } from './waiting-orders.ts'
import { readBySecrets } from './by-secrets.ts'
import { toOrder, toOrderForMail } from './order-row.ts'
import { numberedOrders } from './numbered-orders.ts'
import { orderLabels } from './order-labels.ts'
import { namesCall } from './ordered-names.ts'
import { orderedFiles } from './ordered-files.ts'
import { applyPayment, centsDue, orderPayments, orderToPay } from './payments.ts'
import { refundCalls } from './payments-staff.ts'
import { ratedItems, ratingFigures, reviewedOrders } from './reviewed-orders.ts'
import { noteOrder, printCalls } from './print-calls.ts'
import { proposalCalls } from './proposal-times.ts'
import { quoteCall } from './quote.ts'
import { scopeOf } from './scope.ts'
import { publicCalls } from './public-calls.ts'
import { staffActions } from './staff-actions.ts'
import { staffReads } from './staff-reads.ts'
import { placeOrder } from './use-cases/place-order.ts'
import { todaysRides } from './todays-rides.ts'
import { boardViews } from './board-views.ts'
import { itemAdditions } from './item-additions.ts'
import { staffOrders } from './staff-orders.ts'
import { wholeOrder } from './whole-order.ts'
import { orderingPersonalData } from './personal-data.ts'
import { orderingRights } from './rights.ts'
import { orderingErrors } from '../words/errors.ts'

/**
 * The server part of the ordering module. It makes sure that an order is placed only once and changed only by allowed steps, and sends each
 * change to status pages and boards immediately (specification §4, §7).
 */
export const orderingModule = serverModule({
  name: 'ordering',
  errors: orderingErrors,
  endpoints: orderingEndpoints,
  withoutKeys: ['board-views', 'payments'],
  rights: orderingRights,
  scopes: {
    orders: { title: { de: 'Bestellungen & Fahrten', en: 'Orders & rides' }, groups: ['orders'] },
  },
  events: orderEvents,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    branches: branchesPort,
    branch: branchPort,
    readBranch: readBranchPort,
    catalogue: optional(cataloguePort),
    config: configPort,
    pricers: many(orderPricerPort),
    priceItem: optional(orderItemPricerPort),
    quoteRide: optional(quoteRidePort),
    donatees: optional(orderDonateesPort),
    calendarOf: optional(calendarFilePort),
    methods: optional(orderPaymentsPorts.methods),
    takeUp: optional(orderPaymentsPorts.takeUp),
    checkPayment: optional(orderPaymentsPorts.check),
    beforeFailing: optional(orderPaymentsPorts.beforeFailing),
    printOrder: optional(printOrderPort),
    externalSource: optional(externalSourcePort),
    activePartner: optional(activePartnerPort),
    partnerOfKey: optional(partnerOfKeyPort),
    partnerRates: optional(partnerRatesPort),
    sendSms: optional(sendSmsPort),
    sources: many(personalDataPort),
  },
  offers: {
    place: placeOrderPort,
    orderToPay: orderToPayPort,
    applyPayment: applyPaymentPort,
    centsDue: centsDuePort,
    changedOrders: changedOrdersPort,
    drivenRides: drivenRidesPort,
    dayTakings: dayTakingsPort,
    donatedOrders: donatedOrdersPort,
    seesOrder: seesOrderPort,
    orderOfStaff: orderOfStaffPort,
    setKitchenMark: setKitchenMarkPort,
    readOrderForMail: orderForMailPort,
    newestOrder: newestOrderPort,
    orderBySecrets: orderBySecretsPort,
    waitingOrders: waitingOrdersPort,
    orderedFiles: orderedFilesPort,
    noteOrder: noteOrderPort,
    reviews: orderReviewsPort,
    numbers: boardNumbersPort,
    pickups: boardPickupsPort,
    personalData: personalDataPort,
    numbered: numberedRecordsPort,
    labels: recordLabelsPort,
  },
  open(core, ports) {
    const live = liveOrders(core)
    const payments = orderPayments(ports)
    const { branch, config } = ports
    const partners = {
      partnerOf: async (code: string) => ports.externalSource(code),
      isActivePartner: async (id: string) => (await ports.activePartner(id)) ?? false,
      ratesOf: async (id: string, by: 'key' | 'code') => ports.partnerRates(id, by),
      partnerOfKey: async (key: string) => ports.partnerOfKey(key),
    }
    const pricer = (kind: Branch['kind']) =>
      ports
        .pricers()
        .flatMap((one) => [one()])
        .find(({ branchKind }) => branchKind === kind)
    const proposals = { branch, proposalTimes: (kind: Branch['kind']) => pricer(kind)?.proposalTimes }
    const place = placeOrder({
      core,
      branch,
      config,
      donatees: async () => (await ports.donatees()) ?? [],
      price: (kind) => pricer(kind)?.price,
      onlineMethods: payments.methods,
      ...partners,
    })
    return {
      numbers: (branchId) => boardNumbers(core, branchId),
      pickups: (branchId) => boardPickups(core, branchId),
      labels: (entity, ids) => orderLabels(core.db, entity, ids),
      numbered: (wanted) => numberedOrders(core.db, ports.branches, wanted),
      handlers: [
        ...publicCalls({
          partnerOfKey: partners.partnerOfKey,
          core,
          live,
          branch,
          config,
          place,
          calendarOf: async (order) => ports.calendarOf(order),
          payments,
        }),
        ...estimateCalls(core, ports),
        namesCall(core, { catalogue: async () => ports.catalogue() }),
        ...staffReads(core, live, ports),
        ...staffActions(core, { checkPayment: ({ id }) => payments.check(id), ...proposals }),
        ...proposalCalls(core, proposals),
        ...printCalls(core, { printOrder: async (id, how) => ports.printOrder(id, how) }),
        ...refundCalls(core, ports),
        ...staffOrders({
          core,
          place,
          sendSms: async (id, by) => ports.sendSms(id, by),
        }),
        ...wholeOrder(core, { branch, sources: () => ports.sources().map((source) => source()) }),
        ...itemAdditions({ core, branch, priceItem: async (added, now) => ports.priceItem(added, now) }),
        ...hoursChecks(core, ports),
        ...todaysRides(core, ports),
        ...boardViews(core, ports),
        ...boardKeys(core, ports),
        quoteCall({ core, branch, quoteRide: async (wanted, now) => ports.quoteRide(wanted, now), ...partners }),
      ],
      jobs: orderJobs(core, payments, branch),
      place,
      orderToPay: (id) => orderToPay(core, ports, id),
      applyPayment: (tx, id, news) => applyPayment(tx, { core, readBranch: ports.readBranch }, id, news),
      centsDue,
      dayTakings: (branch, day) => dayTakings(core.db, branch, day),
      donatedOrders: async (asked) => donatedOrders(core.db, await ports.branches(), asked),
      drivenRides: (asked) => drivenRides(core.db, asked),
      changedOrders,
      seesOrder: async (session, id) => (await readOrder(core.db, id, scopeOf(session))) !== undefined,
      orderOfStaff: async (reader, id) => {
        const row = await readOrder(core.db, id, reader === 'all' ? 'all' : scopeOf(reader))
        return row && toOrder(row, core.clock.now())
      },
      setKitchenMark: (marking) => setKitchenMark(core, marking),
      // Several modules need the order for the same outbox message. `readOnce` reads it from the database once for all of them.
      readOrderForMail: (orderId) =>
        readOnce(`order ${orderId}`, async () => {
          const row = await readOrder(core.db, orderId, 'all')
          const found = row && (await branch(row.branch_id))
          return row && found && toOrderForMail(row, found, core.clock.now())
        }),
      newestOrder: (kind) => newestOrder(core.db, kind),
      waitingOrders: () => waitingOrders(core),
      orderBySecrets: async (uid, hash) => {
        const row = await readBySecrets(core.db, uid, hash)
        const found = row && (await branch(row.branch_id))
        return row && found && toOrderForMail(row, found, core.clock.now())
      },
      noteOrder: (tx, news) => noteOrder(tx, core, news),
      reviews: () => ({
        list: (scope, page) => reviewedOrders(core.db, scope, page),
        figures: (scope) => ratingFigures(core.db, scope),
        items: (scope, before, least) => ratedItems(core.db, scope, before, least),
      }),
      personalData: () => orderingPersonalData(core),
      orderedFiles: (asked, since) => orderedFiles(core.db, asked, since),
    }
  },
})
