import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { defaultZone } from '#kernel/time.ts'
import { actorOf } from '#platform/audit.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { crud } from '#platform/crud.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { deviceEndpoints, deviceEntity } from '../contract.ts'
import { canPrint, canTakeSlips } from '../rules/conditions.ts'
import { parseAddress } from '../rules/printer-address.ts'
import { testPage } from './slips/corrections.ts'
import { conditionTexts } from '../words/conditions.ts'
import { askAgent } from './agents/ask-agent.ts'
import type { DeviceStore } from './device-store.ts'
import { jobOf, queueJob } from './jobs.ts'
import { keyHash } from './key-hash.ts'
import { allowedTarget, askEscpos } from './transports/escpos.ts'

const missing = { ok: false, code: 'record.not_found' } as const

/** Handlers of the API calls with which staff set up printers, test them, and read their states and events (specification §7, Devices). */
export function deviceCalls(
  core: BrandCore,
  store: DeviceStore,
  branchOf: (id: string) => Promise<Branch | undefined>,
): Handler[] {
  const listed = core.settings.provider('PRINT_HOSTS') ?? ''

  return [
    ...crud(core, deviceEntity, {
      async beforeWrite({ tx, id, before, values }) {
        const transport = values.transport ?? before?.transport
        const address = values.address ?? before?.address ?? ''
        const agentId = values.agentId === undefined ? (before?.agentId ?? null) : values.agentId
        const branch = values.branchId ?? before?.branchId ?? null
        if (agentId !== null) {
          const agent = await tx.first(sql`SELECT id FROM print_agents WHERE id = ${agentId} AND branch_id = ${branch}`)
          if (!agent) return { ok: false, code: 'device.agent_branch', field: 'agentId' }
        }
        const isNew = [values.address, values.transport, values.agentId].some((one) => one !== undefined)
        if (transport === 'escpos' && isNew) {
          if (!parseAddress(address)) return { ok: false, code: 'device.address_invalid', field: 'address' }
          // If an agent connects to the printer, the agent checks the address against its own list. The server does not know the agent's
          // network.
          const target = agentId === null ? await allowedTarget(address, listed) : ({ ok: true } as const)
          if (!target.ok && target.code === 'device.host_not_allowed')
            return { ok: false, code: target.code, field: 'address', values: { host: target.host } }
        }
        const fallback = values.fallbackId ?? null
        if (fallback !== null) {
          const other = await tx.first(
            sql`SELECT id FROM devices WHERE id = ${fallback} AND branch_id = ${branch} AND id <> ${id}`,
          )
          if (!other) return { ok: false, code: 'device.other_branch', field: 'fallbackId' }
        }
        return { ok: true }
      },
    }),

    serve(deviceEndpoints.states, async ({ session }) => ({ ok: true, value: await store.states(session) })),

    serve(deviceEndpoints.testPrint, async ({ params, session, locale }) => {
      const device = await store.find(params.id, session)
      if (!device) return missing
      if (!canTakeSlips(device)) return { ok: false, code: 'print.failed' }
      const branch = await branchOf(device.branchId)
      const lines = testPage({
        locale: device.language,
        name: device.name,
        codePage: device.codePage,
        columns: Number(device.columns),
        at: core.clock
          .now()
          .toZonedDateTimeISO(branch?.timeZone ?? defaultZone)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' })
          .replace('T', ' '),
      })
      const row = await core.db.tx((tx) =>
        queueJob(tx, core, {
          branchId: device.branchId,
          deviceId: device.id,
          printerId: device.id,
          orderId: null,
          label: conditionTexts(locale).testPage,
          template: 'test',
          copy: 0,
          lines,
        }),
      )
      return row ? { ok: true, value: jobOf(row, device.name) } : { ok: false, code: 'print.failed' }
    }),

    serve(deviceEndpoints.testNotification, async ({ params, session, locale, signal }) => {
      const device = await store.find(params.id, session)
      if (!device) return missing
      const t = conditionTexts(locale)
      if (device.transport === 'escpos' && device.agentId !== null) {
        const [known] = await store.states(session, device.id)
        if (known?.condition === 'agent-off')
          return { ok: false, code: 'device.test_failed', values: { answer: t.answers['agent-off'] } }
        if (!(await askAgent(core, device.id, signal))) return { ok: false, code: 'device.check_timeout' }
      } else if (device.transport === 'escpos') {
        const answer = await askEscpos(device.address, listed)
        await store.saw(device.id, answer.condition)
        if (!canPrint(answer.condition))
          return { ok: false, code: 'device.test_failed', values: { answer: t.answers[answer.condition] } }
      }
      const [state] = await store.states(session, device.id)
      if (!state) return missing
      const isFresh = state.seenAt !== null && core.clock.epochMs() - Date.parse(state.seenAt) < 120_000
      if (device.transport !== 'browser' && !(isFresh && canPrint(state.condition)))
        return {
          ok: false,
          code: 'device.test_failed',
          values: { answer: isFresh ? t.answers[state.condition] : t.notSeen },
        }
      return { ok: true, value: state }
    }),

    serve(deviceEndpoints.requestLogs, async ({ params, session }) => {
      const device = await store.find(params.id, session)
      return device ? { ok: true, value: await store.logs(device.id) } : missing
    }),

    serve(deviceEndpoints.pair, async ({ params, session, requestId }) => {
      const device = await store.find(params.id, session)
      if (!device) return missing
      const path = { cloudprnt: 'cloudprnt', epson: 'epson', escpos: '', browser: '' }[device.transport]
      if (path === '') return { ok: false, code: 'device.no_key_needed' }
      const key = core.ids.hash()
      await core.db.tx(async (tx) => {
        await tx.run(sql`INSERT INTO device_states (device_id, key_hash) VALUES (${device.id}, ${keyHash(key)})
          ON CONFLICT (device_id) DO UPDATE SET key_hash = ${keyHash(key)}`)
        await core.audit.write(tx, {
          action: 'device.pair',
          entity: 'device',
          entityId: device.id,
          label: device.name,
          branchId: device.branchId,
          actor: actorOf(session),
          requestId,
        })
      })
      return { ok: true, value: { url: `${baseUrlOf(core)}/api/print/${path}/${key}` } }
    }),
  ]
}
