import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import { baseUrlOf } from '#platform/base-url.ts'
import { crud } from '#platform/crud.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { deviceEndpoints, deviceEntity } from '../contract.ts'
import { canPrint } from '../rules/conditions.ts'
import { parseAddress } from '../rules/printer-address.ts'
import { testPage } from './slips/corrections.ts'
import { conditionTexts } from '../words/conditions.ts'
import type { DeviceStore } from './device-store.ts'
import { jobOf, queueJob } from './jobs.ts'
import { allowedTarget, askEscpos } from './transports/escpos.ts'

const missing = { ok: false, code: 'record.not_found' } as const

/** Only the hash of a printer's key is stored. */
export const keyHash = (key: string): Uint8Array => createHash('sha256').update(key).digest()

/** Devices and their slips, as staff use them (specification §7, Devices). */
export function deviceCalls(core: BrandCore, store: DeviceStore): Handler[] {
  const listed = core.settings.provider('PRINT_HOSTS') ?? ''

  return [
    ...crud(core, deviceEntity, {
      async beforeWrite({ tx, id, before, values }) {
        const transport = values.transport ?? before?.transport
        const address = values.address ?? before?.address ?? ''
        const isNew = values.address !== undefined || values.transport !== undefined
        if (transport === 'escpos' && isNew) {
          if (!parseAddress(address)) return { ok: false, code: 'device.address_invalid', field: 'address' }
          const target = await allowedTarget(address, listed)
          if (!target.ok && target.code === 'device.host_not_allowed')
            return { ok: false, code: target.code, field: 'address', values: { host: target.host } }
        }
        const fallback = values.fallbackId ?? null
        if (fallback !== null) {
          const branch = values.branchId ?? before?.branchId
          const other = await tx.first(
            sql`SELECT id FROM devices WHERE id = ${fallback} AND branch_id = ${branch ?? null} AND id <> ${id}`,
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
      if (!device.isEnabled || device.transport === 'browser') return { ok: false, code: 'print.failed' }
      const lines = testPage({
        locale: device.language,
        name: device.name,
        codePage: device.codePage,
        columns: Number(device.columns),
        at: core.clock
          .now()
          .toZonedDateTimeISO('Europe/Vienna')
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

    serve(deviceEndpoints.testNotification, async ({ params, session, locale }) => {
      const device = await store.find(params.id, session)
      if (!device) return missing
      const t = conditionTexts(locale)
      if (device.transport === 'escpos') {
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
