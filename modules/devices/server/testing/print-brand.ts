import sql from 'sql-template-tag'
import { expect, onTestFinished, vi } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { type Device, deviceEndpoints, type DeviceInput, jobEndpoints, type PrintJob } from '../../contract.ts'
import { escposPrinter, type StandInPrinter } from './escpos-printer.ts'

export const as = { as: chief }

export const newDevice = (own: FoodBrand, input: Partial<DeviceInput> = {}): Promise<Device> =>
  must(
    own.call(
      deviceEndpoints.create,
      { body: { name: 'Bondrucker Küche', branchId: own.house, transport: 'escpos', ...input } },
      as,
    ),
  )

/** Creates a restaurant with a simulated ESC/POS printer, to which its server may connect. */
export async function withPrinter(
  input: Partial<DeviceInput> = {},
): Promise<{ own: FoodBrand; printer: StandInPrinter; device: Device }> {
  const printer = await escposPrinter()
  onTestFinished(() => printer.close())
  const own = await foodBrand({ providers: { PRINT_HOSTS: printer.address } })
  return { own, printer, device: await newDevice(own, { address: printer.address, ...input }) }
}

/** Places an order and accepts it. Returns the id of the order. */
export async function confirmed(own: FoodBrand): Promise<string> {
  const { uid } = await own.place()
  const { id, version } = await own.order({ uid })
  await must(own.call(orderingEndpoints.confirm, { params: { id }, body: { version, readyInMinutes: 20 } }, as))
  // Staff can undo an acceptance within ten seconds. The slips are queued only after these ten seconds.
  own.clock.advance({ seconds: 10 })
  await own.drain()
  return id
}

export const jobs = async (own: FoodBrand, orderId: string): Promise<readonly PrintJob[]> =>
  must(own.call(jobEndpoints.list, { query: { orderId } }, as))

/** Waits until a slip of the order has this state. The test cannot advance the clock for that, because the printer answers over a real connection. */
export const until = (own: FoodBrand, orderId: string, state: PrintJob['state']) =>
  vi.waitFor(async () => expect((await jobs(own, orderId)).map((job) => job.state)).toContain(state), 20_000)

/**
 * Waits until no printer is reserved. Only then may a test advance its clock. Otherwise the reservation of a slip that is being printed
 * would end, and the server would act as if the process that prints the slip had crashed.
 */
export const rested = (own: FoodBrand) =>
  vi.waitFor(
    async () =>
      expect(await own.core.db.many(sql`SELECT device_id FROM device_states WHERE busy_until IS NOT NULL`)).toEqual([]),
    20_000,
  )

export const timeline = async (own: FoodBrand, id: string): Promise<string[]> =>
  (await must(own.call(orderingEndpoints.get, { params: { id } }, as))).timeline.map(({ action }) => action)
