import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type Device, deviceEndpoints } from '../../contract.ts'
import { as } from './print-brand.ts'

/** What goes wrong with an asking printer in its next turn. */
export type AskingMishap =
  /** The printer reports this problem before it fetches anything. */
  | 'paper-end'
  | 'cover-open'
  /** The printer fetched the slip, and the roll ended before the first line. */
  | 'paper-ends'
  | 'fetches-twice'
  /** The response with the slip never arrives. */
  | 'answer-lost'
  /** The printer is switched off with the slip in its memory, before or after printing it. */
  | 'off-unprinted'
  | 'off-printed'
  /** The printer printed, and its result never arrives. */
  | 'result-lost'
  | 'result-twice'
  | 'none'

/** A stand-in for a printer that asks for its slips, as its firmware does. One turn is one request and what follows from it. */
export interface AskingPrinter {
  turn(mishap?: AskingMishap): Promise<void>
  papers: string[]
  /** The path that the printer calls. */
  path: string
}

interface Answer {
  statusCode: number
  payload: string
  rawPayload: Buffer
  json<T>(): T
}
type Ask = (method: 'GET' | 'POST' | 'DELETE', query: string, body?: object | string) => Promise<Answer>

async function pathOf(own: FoodBrand, device: Device): Promise<string> {
  const { url } = await must(own.call(deviceEndpoints.pair, { params: { id: device.id } }, as))
  return new URL(url).pathname
}

const askAt =
  (own: FoodBrand, path: string): Ask =>
  (method, query, body) =>
    own.app.inject({
      method,
      url: `${path}${query}`,
      ...(body === undefined ? {} : { payload: body }),
      ...(typeof body === 'string' ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
    })

/** Star CloudPRNT: POST asks, GET fetches, DELETE reports the result. `known`: the path of another printer, which this one shares. */
export async function starPrinter(own: FoodBrand, device: Device, known?: string): Promise<AskingPrinter> {
  const path = known ?? (await pathOf(own, device))
  const ask = askAt(own, path)
  const papers: string[] = []
  const mac = known === undefined ? '00:11:62:aa:bb:cc' : '00:11:62:dd:ee:ff'
  const codes: Partial<Record<AskingMishap, string>> = {
    'paper-end': '410%20Out%20of%20paper',
    'cover-open': '420%20Cover%20open',
  }
  return {
    papers,
    path,
    async turn(mishap = 'none') {
      const statusCode = codes[mishap] ?? '200%20OK'
      const offer = (await ask('POST', '', { statusCode, printerMAC: mac })).json<{
        jobReady: boolean
        jobToken?: string
      }>()
      if (!offer.jobReady || mishap === 'answer-lost') return
      const fetched = () => ask('GET', `?mac=${mac}&type=application/vnd.star.starprnt&token=${offer.jobToken ?? ''}`)
      let slip = await fetched()
      if (mishap === 'fetches-twice') slip = await fetched()
      if (slip.statusCode !== 200 || mishap === 'off-unprinted') return
      const tell = (code: string) => ask('DELETE', `?mac=${mac}&code=${code}&token=${offer.jobToken ?? ''}`)
      if (mishap === 'paper-ends') return void (await tell('410'))
      papers.push(slip.rawPayload.toString('latin1'))
      if (mishap === 'off-printed' || mishap === 'result-lost') return
      await tell('200%20OK')
      if (mishap === 'result-twice') await tell('200%20OK')
    },
  }
}

/**
 * Epson Server Direct Print: the response to a request contains the slip, and a second call reports the result. The printer cannot report
 * beforehand that its paper has ended.
 */
export async function epsonPrinter(own: FoodBrand, device: Device, known?: string): Promise<AskingPrinter> {
  const path = known ?? (await pathOf(own, device))
  const ask = askAt(own, path)
  const papers: string[] = []
  const refused: Partial<Record<AskingMishap, string>> = {
    'paper-end': 'EPTR_REC_EMPTY',
    'paper-ends': 'EPTR_REC_EMPTY',
    'cover-open': 'EPTR_COVER_OPEN',
  }
  return {
    papers,
    path,
    async turn(mishap = 'none') {
      const { payload } = await ask('POST', '', 'ConnectionType=GetRequest&ID=kasse')
      const id = /<printjobid>([^<]+)</.exec(payload)?.[1]
      if (id === undefined || mishap === 'answer-lost' || mishap === 'off-unprinted') return
      const tell = (attributes: string) =>
        ask(
          'POST',
          '',
          new URLSearchParams({
            ConnectionType: 'SetResponse',
            ID: 'kasse',
            ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response ${attributes} status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
          }).toString(),
        )
      const code = refused[mishap]
      if (code !== undefined) return void (await tell(`success="false" code="${code}"`))
      papers.push(payload)
      if (mishap === 'off-printed' || mishap === 'result-lost') return
      await tell('success="true" code=""')
      if (mishap === 'result-twice') await tell('success="true" code=""')
    },
  }
}
