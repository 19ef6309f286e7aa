import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { deviceEndpoints } from '../contract.ts'
import { as, timeline, until, withPrinter } from './testing/print-brand.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand({ providers: { PRINT_HOSTS: '192.168.1.0/24:9100' } })
})
afterAll(() => brand.close())

test('a private address that the operator does not list is refused, and so is a metadata address', async () => {
  for (const address of ['10.1.2.3', '169.254.169.254', '127.0.0.1:5432'])
    expect(
      await brand.call(
        deviceEndpoints.create,
        { body: { name: 'X', branchId: brand.house, transport: 'escpos', address } },
        as,
      ),
    ).toMatchObject({ ok: false, status: 422, errors: [{ code: 'device.host_not_allowed', field: 'address' }] })
})

test('if there is no printer, the print button leaves printing to the browser', async () => {
  const { uid } = await brand.place()
  const { id } = await brand.order({ uid })
  const printed = await brand.call(orderingEndpoints.print, { params: { id } }, as)
  expect(printed).toMatchObject({ ok: true, status: 202, value: { jobs: [] } })
  expect(await timeline(brand, id)).toContain('print')
})

test('the print button prints the slips that were not printed yet; pressed again, it prints copies', async () => {
  const { own, printer } = await withPrinter()
  const { uid } = await own.place()
  const { id } = await own.order({ uid })
  const first = await must(own.call(orderingEndpoints.print, { params: { id } }, as))
  expect(first.jobs).toMatchObject([{ device: 'Bondrucker Küche', template: 'receipt', copy: 0 }])
  await until(own, id, 'printed')
  const second = await must(own.call(orderingEndpoints.print, { params: { id } }, as))
  expect(second.jobs).toMatchObject([{ copy: 1 }])
  await vi.waitFor(() => expect(printer.papers()[1]).toContain('KOPIE 1'), 20_000)
})

test('the call that tests a printer returns the answer of the printer', async () => {
  const { own, printer, device: made } = await withPrinter()
  printer.state.coverOpen = true
  expect(await own.call(deviceEndpoints.testNotification, { params: { id: made.id } }, as)).toMatchObject({
    ok: false,
    errors: [{ message: 'Test nicht erfolgreich. Der Deckel ist offen. Bitte schließen Sie ihn.' }],
  })
  printer.state.coverOpen = false
  expect(await own.call(deviceEndpoints.testNotification, { params: { id: made.id } }, as)).toMatchObject({ ok: true })
})
