import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FoodBrand } from '#testing/food-brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { deviceEndpoints, type DeviceInput, jobEndpoints } from '../contract.ts'
import { as, confirmed, jobs, newDevice, timeline } from './testing/print-brand.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** Pairs a printer that asks the server for slips, and returns functions that send its requests. */
async function paired(transport: 'cloudprnt' | 'epson', more: Partial<DeviceInput> = {}) {
  const own = await foodBrand()
  const device = await newDevice(own, { transport, name: 'Leitstelle', templates: ['receipt'], ...more })
  const { url } = await must(own.call(deviceEndpoints.pair, { params: { id: device.id } }, as))
  const path = new URL(url).pathname
  const ask = (method: Method, query: string, body?: unknown) =>
    own.app.inject({
      method,
      url: `${path}${query}`,
      ...(body === undefined
        ? {}
        : typeof body === 'string'
          ? { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
          : { payload: body as object }),
    })
  return { own, ask, id: await confirmed(own) }
}

const states = async (own: FoodBrand, id: string) => (await jobs(own, id)).map(({ state }) => state)

test('CloudPRNT: a slip is offered, may be fetched twice, and counts as printed when its result arrives', async () => {
  const { own, ask, id } = await paired('cloudprnt')
  const idle = { statusCode: '200%20OK', printerMAC: '00:11:62:aa:bb:cc', clientAction: null, somethingNew: 1 }
  const offer = (await ask('POST', '', idle)).json<{ jobReady: boolean; mediaTypes: string[]; jobToken: string }>()
  expect(offer).toMatchObject({
    jobReady: true,
    mediaTypes: ['application/vnd.star.starprnt', 'image/png'],
    deleteMethod: 'DELETE',
  })
  const query = `?mac=00:11&type=application/vnd.star.starprnt&token=${offer.jobToken}`
  const [first, second] = [await ask('GET', query), await ask('GET', query)]
  expect(first.headers['content-type']).toBe('application/vnd.star.starprnt')
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(first.rawPayload.toString('latin1')).toContain('Bestellbon')
  expect((await ask('POST', '', { ...idle, printingInProgress: true })).json()).toMatchObject({ jobReady: false })
  expect((await ask('DELETE', `?mac=00:11&code=200%20OK&token=${offer.jobToken}`)).statusCode).toBe(200)
  expect(await states(own, id)).toEqual(['printed'])
  expect((await ask('POST', '', idle)).json()).toEqual({ jobReady: false })
  expect(await timeline(own, id)).toContain('printed')
})

test('CloudPRNT: a printer that wants pictures gets the slip as PNG with the request to cut, and its result counts the same', async () => {
  const { own, ask, id } = await paired('cloudprnt', { isGraphic: true, columns: '42', cutter: 'full' })
  const offer = (await ask('POST', '', { statusCode: '200' })).json<{ mediaTypes: string[]; jobToken: string }>()
  expect(offer.mediaTypes).toEqual(['image/png', 'application/vnd.star.starprnt'])
  const query = `?mac=00:11&token=${offer.jobToken}`
  const [first, second] = [await ask('GET', `${query}&type=image/png`), await ask('GET', `${query}&type=image/png`)]
  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'x-star-cut': 'full; feed=true' })
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'png', width: 504 })
  expect((await ask('GET', `${query}&type=image/jpeg`)).statusCode).toBe(415)
  await ask('DELETE', `?mac=00:11&code=200%20OK&token=${offer.jobToken}`)
  expect(await states(own, id)).toEqual(['printed'])
})

test('CloudPRNT: without a result the slip is unconfirmed and never offered again', async () => {
  const { own, ask, id } = await paired('cloudprnt')
  await ask('POST', '', { statusCode: '200' })
  await ask('GET', '?type=application/vnd.star.starprnt')
  expect((await ask('POST', '', { statusCode: '200' })).json()).toEqual({ jobReady: false })
  expect(await states(own, id)).toEqual(['unconfirmed'])
})

test('CloudPRNT: a printer without paper gets nothing; a refused slip waits again without KOPIE', async () => {
  const { own, ask, id } = await paired('cloudprnt')
  expect((await ask('POST', '', { statusCode: '410%20Out%20of%20paper' })).json()).toEqual({ jobReady: false })
  expect(await states(own, id)).toEqual(['queued'])
  await ask('POST', '', { statusCode: '200' })
  await ask('GET', '?type=application/vnd.star.starprnt')
  // Some printers cannot send DELETE and report the result with GET.
  await ask('GET', '?code=410')
  expect(await jobs(own, id)).toMatchObject([{ state: 'queued', copy: 0 }])
  expect((await ask('POST', '', { statusCode: '200' })).json()).toMatchObject({ jobReady: true })
})

test('CloudPRNT: a status that cannot be decoded is treated like an unknown one', async () => {
  const { own, ask, id } = await paired('cloudprnt')
  expect((await ask('POST', '', { statusCode: '100%' })).statusCode).toBe(200)
  expect((await ask('GET', '?code=%25E4')).statusCode).toBe(200)
  expect((await ask('DELETE', '?code=100%25')).statusCode).toBe(200)
  expect(await states(own, id)).toEqual(['queued'])
})

test('a request with another key, another transport or another format gets nothing', async () => {
  const { own, ask } = await paired('cloudprnt')
  const nobody = await own.app.inject({ method: 'POST', url: `/api/print/cloudprnt/${'x'.repeat(32)}`, payload: {} })
  expect(nobody.statusCode).toBe(404)
  await ask('POST', '', { statusCode: '200' })
  expect((await ask('GET', '?type=image/jpeg')).statusCode).toBe(415)
})

const response = (printJob: string, attributes: string): string =>
  new URLSearchParams({
    ConnectionType: 'SetResponse',
    ID: 'kasse',
    ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${printJob}</printjobid></Parameter><PrintResponse><response ${attributes} status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
  }).toString()

const jobIn = (xml: string): string => /<printjobid>([^<]+)</.exec(xml)?.[1] ?? ''

test('Epson: each response contains one slip, which counts as printed when the printer reports it', async () => {
  const { own, ask, id } = await paired('epson')
  const got = await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')
  expect(got.headers['content-type']).toContain('text/xml')
  expect(got.payload.match(/<ePOSPrint>/g)).toHaveLength(1)
  expect(got.payload).toContain('Bestellbon – kein Beleg')
  await ask('POST', '', response(jobIn(got.payload), 'success="true" code=""'))
  expect(await states(own, id)).toEqual(['printed'])
  expect((await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')).payload).toBe('')
})

test('Epson: a refused slip waits again; a slip without a report is unconfirmed, and a report about another slip changes nothing', async () => {
  const { own, ask, id } = await paired('epson')
  const first = await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')
  await ask('POST', '', response('another', 'success="true" code=""'))
  expect(await states(own, id)).toEqual(['claimed'])
  await ask('POST', '', response(jobIn(first.payload), 'success="false" code="EPTR_REC_EMPTY"'))
  expect(await states(own, id)).toEqual(['queued'])
  await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')
  await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')
  expect(await states(own, id)).toEqual(['unconfirmed'])
  const [job] = await jobs(own, id)
  await must(own.call(jobEndpoints.again, { params: { id: job?.id ?? '' }, body: {} }, as))
  expect((await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')).payload).toContain('KOPIE 1')
})
