import { describe, expect, it } from 'vitest'
import { type FoodOrder, checkOrder, type OrderedProduct, type OrderingBranch } from './order-check.ts'
import { storeOffering } from './menu.ts'
import { orderAppointments } from './serving.ts'

const zone = 'Europe/Berlin'
const STEP = 5 * 60_000

const product = (id: string, more: Partial<OrderedProduct> = {}): OrderedProduct => ({
  id,
  name: id,
  description: '',
  type: 'simple',
  translations: {},
  parts: [],
  bundle: [],
  categoryId: 'c',
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  price: 10,
  isPriceHidden: false,
  tax: 7,
  unit: 'amount',
  calculationModel: 'fixed',
  alternativeUnits: [],
  minimumQuantity: 1,
  maximumQuantity: null,
  quantityStepSize: 1,
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  ...more,
})
const branch: OrderingBranch = {
  timeZone: zone,
  openingHours: [
    { type: 'daily', from: '11:00', to: '14:30' },
    { type: 'daily', from: '17:00', to: '02:30' },
    { type: 'sunday', from: '01:30', to: '04:00' },
    { type: 'monday', isClosed: true },
  ],
  deliveryHours: [{ type: 'daily', from: '18:00', to: '03:15' }],
  isDeliveryHoursEnabled: true,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
  isTableSelectionEnabled: false,
  isAppointmentRequired: false,
  leadTimeMinutes: 20,
  deliveryAreas: [{ area: 'Mitte', price: 3, tax: 7, free: false }],
}

describe('Food orders: exactly the offered times are accepted, checked every five minutes around both clock changes (docs/rules/time.md, Slots)', () => {
  const soup = product('soup')
  const night = product('night', { schedule: [{ type: 'daily', from: '22:00', to: '02:45' }] })
  const cake = product('cake', { isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 18 })
  const soldOut = product('sold-out', { isSoldOut: true, soldOutUntil: '2026-10-24T23:10:30Z' })
  const set = product('set', { type: 'bundle', bundle: [{ product: 'night', amount: 1 }] })
  const all = [soup, night, cake, soldOut, set]
  const categories = [
    {
      id: 'c',
      isEnabled: true,
      isVisibleWhenUnavailable: true,
      schedule: [{ type: 'daily' as const, from: '11:00', to: '04:00' }],
    },
  ]

  it.each(
    [
      ['autumn', '2026-10-24T05:12:31Z'],
      ['spring', '2027-03-27T05:12:31Z'],
    ].flatMap(([season, now]) => (['takeaway', 'delivery'] as const).map((serving) => [season, serving, now] as const)),
  )('%s, %s', (_, serving, iso) => {
    const now = Temporal.Instant.from(iso ?? '')
    for (const ordered of [
      [soldOut, cake],
      [set, soup],
    ]) {
      const offering = storeOffering({ menus: [], categories, products: all }, now)
      const offered = new Set<number>()
      const lists = orderAppointments(branch, ordered, offering, { serving, now })
      const today = now.toZonedDateTimeISO(zone).toPlainDate()
      for (let day = 0; day <= 1; day++)
        for (const { at } of lists.slotsOn(today.add({ days: day }))) offered.add(at.epochMilliseconds)

      const order: FoodOrder = {
        serving,
        deliveryArea: serving === 'delivery' ? 'Mitte' : '',
        postcode: { field: 'zipCode', typed: '1020' },
        table: '',
        appointment: null,
        items: ordered.map(({ id }) => ({ product: id, amount: 1, parts: [] })),
      }
      const check = { branch, offering, tables: [], now, currency: 'EUR', locale: 'de' as const }
      const start = today.toZonedDateTime(zone).epochMilliseconds
      const end = today.add({ days: 2 }).toZonedDateTime(zone).epochMilliseconds
      for (let at = start; at < end; at += STEP) {
        const appointment = Temporal.Instant.fromEpochMilliseconds(at)
        const { errors } = checkOrder({ ...order, appointment }, check)
        if ((errors.length === 0) !== offered.has(at)) throw new Error(`${appointment}: ${JSON.stringify(errors)}`)
      }
      expect(offered.size).toBeGreaterThan(5)
    }
  })

  it('nothing is offered or accepted while the branch is closed and takes no preorders', () => {
    const now = Temporal.Instant.from('2026-10-26T12:00:00Z')
    const closed = { ...branch, isPreorderEnabled: false }
    const offering = storeOffering({ menus: [], categories, products: all }, now)
    expect(orderAppointments(closed, [soup], offering, { serving: 'takeaway', now }).nextFree()).toBeUndefined()
    const check = { branch: closed, offering, tables: [], now, currency: 'EUR', locale: 'de' as const }
    const order = {
      serving: 'takeaway' as const,
      deliveryArea: '',
      postcode: { field: 'zipCode' as const, typed: '' },
      table: '',
      items: [{ product: 'soup', amount: 1, parts: [] }],
    }
    for (const appointment of [null, Temporal.Instant.from('2026-10-27T12:00:00Z')])
      expect(checkOrder({ ...order, appointment }, check).errors).toMatchObject([
        { code: 'order.closed', values: { opens: '27.10.26, 11:00' } },
      ])
  })
})
