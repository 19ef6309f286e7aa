import { fail, ok } from '#kernel/result.ts'
import type { OnlineMethod } from '#modules/ordering/contract.ts'
import { type BrandCore, serve } from '#platform/module.ts'
import { byEnvironmentName } from '#platform/connections/connection.ts'
import { connectionsName } from '#platform/snapshots.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import type { Connection } from '#platform/connections/connection.ts'
import { fetchOf } from '#platform/outgoing/checked-fetch.ts'
import { configPort } from '#modules/content/ports.ts'
import {
  applyPaymentPort,
  centsDuePort,
  orderPaymentsPorts,
  orderToPayPort,
  seesOrderPort,
} from '#modules/ordering/ports.ts'
import { themeTokensPort } from '#modules/themes/ports.ts'
import { paymentTopics } from '#modules/ordering/contract/payment-topics.ts'
import { paymentsEndpoints, type Provider } from '../contract.ts'
import { isFinished } from '../rules/attempt.ts'
import { datatransProvider } from './adapters/datatrans.ts'
import { mollieProvider } from './adapters/mollie.ts'
import { type Terminal, testTerminal } from './adapters/terminal.ts'
import { readAttempts, toPaymentAttempt } from './attempts.ts'
import { paymentConnections } from './connections.ts'
import { noticeUrl } from './notice-url.ts'
import { noticeHandlers } from './notices.ts'
import { pageSecrets } from './page-secret.ts'
import { returnHandler } from './payer-return.ts'
import type { PaymentProvider, PaymentsPorts } from './ports.ts'
import { defaultPatience } from './provider-call.ts'
import { readAttemptNow } from './readings.ts'
import { refundHandler } from './refunds.ts'
import { type PaymentSettings, readPaymentSettings } from './settings.ts'
import { takeUpPayment } from './take-up.ts'
import { lateNoticeHandler, lateNoticeTopic, terminalHandlers } from './terminal-calls.ts'
import { beforeFailing, closeHandler, closePageHandler, closePageTopic, readUnfinished } from './upkeep.ts'
import { paymentsPersonalData } from './personal-data.ts'
import { paymentsRights } from './rights.ts'
import { paymentsErrors } from '../words/errors.ts'

/** Online payment of orders (docs/rules/payments.md). If a setting is wrong, throws an error that tells the operator how to correct it. */
export const paymentsModule = serverModule({
  name: 'payments',
  errors: paymentsErrors,
  endpoints: paymentsEndpoints,
  rights: paymentsRights,
  connections: paymentConnections,
  migrations: new URL('./migrations/', import.meta.url),
  needs: {
    order: orderToPayPort,
    apply: applyPaymentPort,
    centsDue: centsDuePort,
    seesOrder: seesOrderPort,
    brand: configPort,
    themeTokens: themeTokensPort,
  },
  offers: { ...orderPaymentsPorts, personalData: personalDataPort },
  init: { config: { dependsOn: [connectionsName], read: ({ methods }) => ({ onlineMethods: [...methods()] }) } },
  open(core, needed) {
    const ports: PaymentsPorts = {
      ...needed,
      baseUrl: () => baseUrlOf(core),
      themeCss: async (theme) => (await needed.themeTokens(theme)).css,
    }
    const secrets = pageSecrets(core.settings.secret('payment-pages'))
    const pathOf = (purpose: 'return' | 'terminal', id: string) =>
      `/api/payments/${purpose}/${id}/${secrets.of(purpose, id)}`
    const testPages = core.settings.demo
      ? testTerminal(core, (id, baseUrl, locale) => `${baseUrl}${pathOf('terminal', id)}?locale=${locale}`)
      : undefined
    const current = core.connections.use(paymentConnections, (...values) => {
      const setting = byEnvironmentName(paymentConnections.map((one, index) => [one, values[index]]))
      const settings = readPaymentSettings(setting, core.settings.demo)
      if (!settings.ok) throw new Error(settings.message)
      return openProviders(core, settings.value, testPages)
    })
    const providerOf = (name: Provider) => current().providers.find((provider) => provider.name === name)
    const returnUrlOf = (row: { id: string; base_url: string }) => `${row.base_url}${pathOf('return', row.id)}`
    const deps = { core, ports, providerOf, returnUrlOf }
    const read = readAttemptNow(deps)
    const takeUp = takeUpPayment({
      ...deps,
      read,
      providerFor: (method) => current().terminal ?? current().providers.find(({ name }) => name === method),
      returnsOf: (row) => {
        const url = returnUrlOf(row)
        return { done: url, canceled: `${url}?as=canceled`, failed: `${url}?as=failed` }
      },
      noticeUrlOf: ({ name }) => noticeUrl(name, ports.baseUrl(), current().settings.mollie?.url),
    })
    return {
      personalData: () => paymentsPersonalData,
      methods: () => current().methods,
      takeUp,
      beforeFailing: beforeFailing(deps, read),
      async check(orderId) {
        const rows = await readAttempts(core.db, orderId)
        const known = rows.filter((row) => row.provider_id !== null && providerOf(row.provider) !== undefined)
        // Reads paid attempts, which can be refunded, and attempts that have not ended. If there are no such attempts, reads the newest
        // attempt.
        const asked = known.filter((row) => row.state === 'paid' || !isFinished(row.state))
        const answers = await Promise.all((asked.length > 0 ? asked : known.slice(0, 1)).map(read))
        return answers.length > 0 && answers.every((answer) => answer.ok)
          ? ok(null)
          : fail({ code: 'order.payment_not_checkable' })
      },
      handlers: [
        ...noticeHandlers(deps, read, () => current().settings.datatrans?.signKey),
        returnHandler(deps, read, secrets),
        ...terminalHandlers(deps, () => current().terminal, secrets),
        serve(paymentsEndpoints.attempts, async (call) => {
          const { id } = call.params
          if (!(await ports.seesOrder(call.session, id))) return { ok: false, code: 'record.not_found' }
          return { ok: true, value: (await readAttempts(core.db, id)).map(toPaymentAttempt) }
        }),
      ],
      outbox: {
        [paymentTopics.refund]: refundHandler(deps, read),
        [paymentTopics.close]: closeHandler(deps, read),
        [closePageTopic]: closePageHandler(deps, read),
        [lateNoticeTopic]: lateNoticeHandler(deps, read),
      },
      jobs: [readUnfinished(deps, read)],
    }
  },
})

function openProviders(core: BrandCore, settings: PaymentSettings, testPages: Terminal | undefined) {
  const depsOf = (of: Connection) => ({
    fetch: fetchOf(core, of),
    log: core.log,
    ...defaultPatience,
    now: () => core.clock.epochMs(),
  })
  const [mollie, datatrans] = paymentConnections
  const terminal = settings.hasTerminal ? testPages : undefined
  const providers: readonly PaymentProvider[] = [
    settings.mollie && mollieProvider(settings.mollie, depsOf(mollie)),
    settings.datatrans && datatransProvider(settings.datatrans, depsOf(datatrans)),
    terminal,
  ].filter((provider) => provider !== undefined)
  const methods: readonly OnlineMethod[] = terminal
    ? ['mollie', 'datatrans']
    : providers.flatMap(({ name }) => (name === 'terminal' ? [] : [name]))
  return { settings, providers, terminal, methods }
}
