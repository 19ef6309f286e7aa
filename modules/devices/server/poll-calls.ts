import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type Device, printerEndpoints } from '../contract.ts'
import { conditionOfCloud, conditionOfEpson } from '../rules/conditions.ts'
import type { DeviceStore } from './device-store.ts'
import { besidePicture, offer, png, starprnt } from './cloud-offer.ts'
import { encode, epos, slipPng } from './encode.ts'
import { keyHash } from './key-hash.ts'
import { claimedJob, claimNext } from './claims.ts'
import { type JobNotes, type JobRow, settle, stepJob } from './jobs.ts'
import type { SlipPictures } from './slips/slip-pictures.ts'

/** Seconds. If a printer has fetched a slip and does not report a result within this time, the slip becomes unconfirmed. */
const leaseSeconds = 300
/**
 * Handlers of the requests of printers that ask the server for slips: Star CloudPRNT and Epson Server Direct Print. The key in the path
 * identifies the printer. A slip that a printer has fetched may be on paper. So if no result arrives, the slip becomes unconfirmed and is
 * never offered again.
 */
export function pollCalls(core: BrandCore, store: DeviceStore, notes: JobNotes, pictures: SlipPictures): Handler[] {
  const known = async (key: string, transport: Device['transport']): Promise<Device | undefined> => {
    const device = await store.byKey(keyHash(key))
    return device?.transport === transport ? device : undefined
  }
  const missing = { ok: false, code: 'record.not_found' } as const
  const json = (value: object): { ok: true; value: string } => ({ ok: true, value: JSON.stringify(value) })

  /**
   * Stores the result that a printer has reported for its claimed slip. Nothing is changed if the printer has no claimed slip, or if the
   * result is about another slip.
   */
  const cloudResult = async (device: Device, query: Readonly<Record<string, string>>): Promise<void> => {
    const job = await claimedJob(core.db, device.id)
    const code = decoded(query['code'] ?? '')
    await store.saw(device.id, conditionOfCloud(code))
    const named = query['token'] ?? ''
    if (!job || (named !== '' && named !== job.id)) return
    if (code.startsWith('2')) await settle(core, notes, job, 'confirm', { device: device.name })
    // Codes 4xx and 5xx: certainly nothing was printed. Codes 510 to 513 and 521: the printer cannot read the slip, so the slip is not
    // offered again.
    else if (/^51[0-3]|^521/.test(code))
      await settle(core, notes, job, 'fail', { device: device.name, reason: code.slice(0, 40) })
    else await stepJob(core.db, core, job.id, 'putBack', { reason: code.slice(0, 40), set: sql`has_left = false` })
  }

  return [
    serve(printerEndpoints.cloudPoll, async ({ params, body }) => {
      const device = await known(params.key, 'cloudprnt')
      if (!device) return missing
      const code = decoded(typeof body['statusCode'] === 'string' ? body['statusCode'] : '')
      const condition = conditionOfCloud(code)
      await store.saw(device.id, condition)
      const isPrinting = body['printingInProgress'] === true
      const before = await claimedJob(core.db, device.id)
      if (before?.is_fetched && !isPrinting)
        await settle(core, notes, before, 'doubt', { device: device.name, reason: 'no-result' })
      else if (before) return json(isPrinting ? { jobReady: false } : offer(before, device))
      if (isPrinting || condition === 'paper-end' || condition === 'cover-open' || condition === 'error')
        return json({ jobReady: false })
      const job = await claimNext(core, device.id, leaseSeconds)
      return json(job ? offer(job, device) : { jobReady: false })
    }),

    serve(printerEndpoints.cloudGet, async ({ params, query }) => {
      const device = await known(params.key, 'cloudprnt')
      if (!device) return missing
      if (query['code'] !== undefined) {
        await cloudResult(device, query)
        return { ok: true, value: '', headers: { 'content-type': 'application/json' } }
      }
      const job = await claimedJob(core.db, device.id)
      const named = query['token'] ?? ''
      if (!job || (named !== '' && named !== job.id)) return missing
      const type = query['type'] ?? starprnt
      if (type !== starprnt && type !== png) return { ok: false, code: 'print.media' }
      // From this moment the slip may be on paper. If the request is repeated, the slip is sent again only to the same printer.
      const mac = (query['mac'] ?? '').slice(0, 40)
      const marked = await core.db
        .run(sql`UPDATE print_jobs SET has_left = true, is_fetched = true, fetched_by = ${mac},
        lease_until = ${core.clock.now().add({ seconds: leaseSeconds })} WHERE id = ${job.id} AND state = 'claimed'
          AND (NOT is_fetched OR fetched_by = ${mac})`)
      if (marked !== 1) return missing
      if (type === png)
        return {
          ok: true,
          value: await slipPng(job.lines, device, pictures),
          headers: { 'content-type': png, ...besidePicture(device, job) },
        }
      return {
        ok: true,
        value: await encode(job.lines, device, { language: 'star-prnt', opensDrawer: job.opens_drawer, pictures }),
        headers: { 'content-type': starprnt },
      }
    }),

    serve(printerEndpoints.cloudDelete, async ({ params, query }) => {
      const device = await known(params.key, 'cloudprnt')
      if (!device) return missing
      await cloudResult(device, query)
      return json({})
    }),

    serve(printerEndpoints.epson, async ({ params, body }) => {
      const device = await known(params.key, 'epson')
      if (!device) return missing
      if (body['ConnectionType'] === 'SetResponse') {
        await epsonResult(device, body['ResponseFile'] ?? '')
        return { ok: true, value: '' }
      }
      const before = await claimedJob(core.db, device.id)
      if (before) await settle(core, notes, before, 'doubt', { device: device.name, reason: 'no-result' })
      const job = await claimNext(core, device.id, leaseSeconds)
      if (!job) {
        await store.saw(device.id, 'ok')
        return { ok: true, value: '' }
      }
      await core.db.run(sql`UPDATE print_jobs SET has_left = true, is_fetched = true WHERE id = ${job.id}`)
      return { ok: true, value: await epsonRequest(job, device, pictures) }
    }),
  ]

  async function epsonResult(device: Device, xml: string): Promise<void> {
    const id = /<printjobid>([^<]*)<\/printjobid>/.exec(xml)?.[1] ?? ''
    const [, attributes = ''] = /<response\b([^>]*)>/i.exec(xml) ?? []
    const isDone = /\bsuccess="(?:true|1)"/.test(attributes)
    const code = /\bcode="([^"]*)"/.exec(attributes)?.[1] ?? ''
    await store.saw(device.id, isDone ? 'ok' : conditionOfEpson(code))
    const job = await claimedJob(core.db, device.id)
    if (!job || id !== epsonId(job)) return
    if (isDone) await settle(core, notes, job, 'confirm', { device: device.name })
    else await stepJob(core.db, core, job.id, 'putBack', { reason: code.slice(0, 40), set: sql`has_left = false` })
  }
}

/** Decodes the percent encoding of a status, for example '200%20OK'. A text that cannot be decoded is returned unchanged. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** The id of a print job for Epson: at most 30 characters, and different for each attempt. */
const epsonId = (job: Pick<JobRow, 'id' | 'attempts'>): string =>
  `${job.id.replaceAll('-', '').slice(-24)}${job.attempts}`

/** The response to an Epson printer, as XML with exactly one slip. */
const epsonRequest = async (job: JobRow, device: Device, pictures: SlipPictures): Promise<string> =>
  `<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>10000</timeout><printjobid>${epsonId(job)}</printjobid></Parameter><PrintData>${await epos(job.lines, device, job.opens_drawer, pictures)}</PrintData></ePOSPrint></PrintRequestInfo>`
