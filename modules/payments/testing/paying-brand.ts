import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type OrderDraftInput, orderingEndpoints } from '#modules/ordering/contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { paymentsEndpoints, type PaymentAttempt } from '../contract.ts'
import { standInMerchant } from './datatrans-stand-in.ts'
import type { Trouble } from './stand-in-server.ts'

/** A stand-in that runs in a separate process, so that we call it over HTTP like the real provider. */
interface StandInProcess {
  url: string
  /** Makes a request to an address that exists only in the stand-in, not at the real provider: '/_payments', '/_set', '/_notify' … */
  tell<T = unknown>(path: string, body?: object | null, method?: 'GET' | 'POST' | 'PUT'): Promise<T>
  trouble(trouble: Trouble | null): Promise<unknown>
}

async function startStandIn(file: string, args: readonly string[]): Promise<StandInProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGTERM')
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} ended`)))
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  const tell: StandInProcess['tell'] = async (path, body, method = body === undefined ? 'GET' : 'POST') => {
    const response = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as never
  }
  return { url, tell, trouble: (trouble) => tell('/_trouble', trouble, 'PUT') }
}

export interface PayingBrand extends FoodBrand {
  provider: StandInProcess
  /** The address of the brand's server. Providers send their notices there. */
  url: string
  /** Places an order that must be paid online. `page` in the result is the address of its payment page. */
  orderOnline(more?: Partial<OrderDraftInput>): Promise<PlacedOnline>
  attempts(placed: { uid: string }): Promise<PaymentAttempt[]>
  /** Presses the button for `outcome` on a payment page, follows the redirect, and returns the address to which it leads. */
  press(page: string | undefined, outcome: string): Promise<string>
}

export interface PlacedOnline {
  uid: string
  hash: string
  page: string | undefined
  key: string
}

type Kind = 'mollie' | 'datatrans' | 'terminal'

/** A brand for tests in which orders are paid online: through the stand-in of a provider, or at the test terminal. */
export async function payingBrand(kind: Kind): Promise<PayingBrand> {
  const provider =
    kind === 'mollie'
      ? await startStandIn('./mollie-stand-in.ts', ['2'])
      : kind === 'datatrans'
        ? await startStandIn('./datatrans-stand-in.ts', [])
        : undefined
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const brand = await foodBrand({
    publicUrl: url,
    demo: kind === 'terminal',
    providers: settingsOf(kind, provider?.url ?? ''),
  })
  await brand.app.listen({ port, host: '127.0.0.1' })
  await brand.changeHouse({ isMollieEnabled: true, isDatatransEnabled: true })
  await provider?.tell('/_clock', { at: String(brand.clock.now()) })
  if (kind === 'datatrans') await provider?.tell('/_dashboard', { noticeUrl: `${url}/api/webhooks/datatrans` })

  return {
    ...brand,
    provider: provider ?? { url: '', tell: async () => undefined as never, trouble: async () => undefined },
    url,
    async orderOnline(more = {}) {
      const key = newKey()
      const body = brand.draft({ paymentMethod: kind === 'datatrans' ? 'datatrans' : 'mollie', ...more })
      const headers = { 'idempotency-key': key }
      const placed = await must(brand.call(orderingEndpoints.place, { body, headers }))
      return { uid: placed.uid, hash: placed.hash, page: placed.paymentRedirectUrl, key }
    },
    attempts: async (placed) =>
      must(brand.call(paymentsEndpoints.attempts, { params: { id: (await brand.order(placed)).id } }, { as: chief })),
    async press(page, outcome) {
      const pressed = await fetch(page ?? '', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `outcome=${outcome}`,
      })
      const back = pressed.headers.get('location') ?? `status ${pressed.status}`
      const returned = await fetch(back, { redirect: 'manual' })
      return (returned.headers.get('location') ?? `status ${returned.status}`).replace(url, '')
    },
  }
}

const settingsOf = (kind: Kind, url: string): Record<string, string> =>
  kind === 'mollie'
    ? { MOLLIE_URL: url, MOLLIE_KEY: 'test_standin' }
    : kind === 'datatrans'
      ? {
          DATATRANS_URL: url,
          DATATRANS_PAY_URL: url,
          DATATRANS_MERCHANT: standInMerchant.merchant,
          DATATRANS_PASSWORD: standInMerchant.password,
          DATATRANS_SIGN_KEY: standInMerchant.signKey,
        }
      : {}

/** Finds a free port for the brand's server. The port is needed before this server starts, because the provider must know its address. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
