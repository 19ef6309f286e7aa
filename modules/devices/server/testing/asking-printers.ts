import type { FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type Device, deviceEndpoints } from '../../contract.ts'
import { as } from './print-brand.ts'

/** What fails in the next turn of a printer that asks for slips. */
export type AskingMishap =
  /** Before it fetches a slip, the printer reports that it has no paper, or that its cover is open. */
  | 'paper-end'
  | 'cover-open'
  /** The printer has fetched the slip, and the paper ends before the first line. */
  | 'paper-ends'
  | 'fetches-twice'
  /** The printer does not receive the response that offers or contains the slip. */
  | 'answer-lost'
  /** The printer has fetched the slip and is then switched off: before the slip is printed, or after that. */
  | 'off-unprinted'
  | 'off-printed'
  /** The printer has printed the slip, but the server does not receive the result. */
  | 'result-lost'
  | 'result-twice'
  | 'none'

/** A simulated printer that asks the server for slips. In a turn it asks once, prints the slip that it gets, and reports the result. */
export interface AskingPrinter {
  turn(mishap?: AskingMishap): Promise<void>
  papers: string[]
  /** Path of the printer's requests. It contains the key of the printer. */
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

/**
 * A simulated Star printer (CloudPRNT). It asks with POST, fetches the slip with GET, and reports the result with DELETE. `known`: path of
 * another printer, if both use the same key.
 */
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
 * A simulated Epson printer (Server Direct Print). The response to its request contains the slip, and a second call reports the result.
 * This printer cannot report in advance that it has no paper.
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
