import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { payingBrand } from '../testing/paying-brand.ts'
import { only } from '../testing/mollie-talk.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'

/**
 * Places and pays an order of three dishes online, and returns functions for staff actions on it. Money is refunded only if staff decide
 * it, and never more than is owed (docs/rules/orders.md, Payment).
 */
const threeDishes = async () => {
  const brand = await payingBrand('terminal')
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  await brand.press(placed.page, 'paid')
  await brand.drain()
  const edit = async (order: Order, refund: boolean) => {
    const params = { id: order.id, itemId: order.items[0]?.id ?? '' }
    const body = { version: order.version, amount: 0, refund, reason: 'Knödel waren aus' }
    return must(brand.call(orderingEndpoints.editItem, { params, body }, { as: chief }))
  }
  return { brand, placed, edit }
}

test('a paid order that becomes cheaper refunds the difference, also twice in a row, and stays paid', async () => {
  const { brand, placed, edit } = await threeDishes()
  const take = async (order: Order, refund: boolean) => {
    await edit(order, refund)
    await brand.drain()
  }
  const paid = await brand.order(placed)
  expect([paid.paymentState, paid.pricing.totalGross]).toEqual(['paid', 25])
  await take(paid, true)
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 8.1 }])
  const once = await brand.order(placed)
  expect([once.paymentState, once.state, once.pricing.totalGross]).toEqual(['paid', 'waiting', 16.9])
  // The board, the history and the order itself show that a part of the money was refunded.
  expect([paid.isPartlyRefunded, once.isPartlyRefunded]).toEqual([false, true])
  for (const list of [orderingEndpoints.current, orderingEndpoints.history])
    expect(await must(brand.call(list, { query: {} }, { as: chief }))).toMatchObject([
      { isPartlyRefunded: true, paidBack: 8.1, priceBack: 0 },
    ])
  // In the table file, the price is the new one, and paid less refunded is what the provider holds.
  const file = await must(brand.call(orderingEndpoints.historyCsv, { query: {} }, { as: chief }))
  expect(file).toContain('"teilweise rückerstattet";"25,00";"8,10"')
  expect(file).toContain('"16,90"')
  await take(once, true)
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 16.3 }])
  expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', pricing: { totalGross: 8.7 } })
})

test('the guest sees what was changed and refunded, on the page and by mail, but not who changed it', async () => {
  const { brand, placed, edit } = await threeDishes()
  expect((await brand.status(placed)).changes).toEqual([])
  await edit(await brand.order(placed), true)
  await edit(await brand.order(placed), false)
  const { changes, items } = await brand.status(placed)
  expect(items).toHaveLength(1)
  expect(changes).toMatchObject([
    {
      unit: 'amount',
      amountBefore: 1,
      amountAfter: 0,
      newPrice: null,
      total: { before: 25, after: 16.9 },
      refunded: 8.1,
      kept: 0,
    },
    {
      unit: 'amount',
      amountBefore: 1,
      amountAfter: 0,
      newPrice: null,
      total: { before: 16.9, after: 8.7 },
      refunded: 0,
      kept: 8.2,
    },
  ])
  for (const change of changes ?? [])
    expect(Object.keys(change).toSorted()).toEqual([
      'amountAfter',
      'amountBefore',
      'at',
      'kept',
      'name',
      'newPrice',
      'refunded',
      'total',
      'unit',
    ])
  await brand.drain()
  expect((await brand.status(placed)).changes?.map(({ refunded }) => refunded)).toEqual([8.1, 0])
  const promised = await brand.core.db.many(
    sql`SELECT payload->>'change' AS change FROM outbox WHERE topic = 'order.changed' ORDER BY change`,
  )
  expect(promised).toEqual([{ change: '0' }, { change: '1' }])
})

test('if staff decide against a refund, the business keeps the difference, and the timeline records it', async () => {
  const brand = await payingBrand('terminal')
  const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
  const placed = await brand.orderOnline({ items })
  await brand.press(placed.page, 'paid')
  const order = await brand.order(placed)
  const params = { id: order.id, itemId: order.items[0]?.id ?? '' }
  const body = { version: order.version, amount: 0, refund: false, reason: 'Knödel waren aus' }
  await must(brand.call(orderingEndpoints.editItem, { params, body }, { as: chief }))
  await brand.drain()
  expect(await brand.attempts(placed)).toMatchObject([{ refunded: 0 }])
  expect((await brand.order(placed)).timeline.at(-1)).toMatchObject({
    action: 'edit-item',
    values: { difference: -8.1, refund: false },
  })
})

test('a difference that staff decided to keep is not refunded with the next difference', async () => {
  const { brand, placed, edit } = await threeDishes()
  await edit(await brand.order(placed), false)
  await edit(await brand.order(placed), true)
  await brand.drain()
  // First, staff decided to keep a difference of 8.10. The second decision was to refund the next difference of 8.20. Therefore only 8.20
  // is refunded.
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 8.2 }])
  const kept = await brand.order(placed)
  expect(kept).toMatchObject({ paymentState: 'paid', pricing: { totalGross: 8.7 } })

  // An order that is cancelled is refunded completely.
  const body = { version: kept.version, refund: true, message: 'Zapfanlage kaputt' }
  await must(brand.call(orderingEndpoints.cancel, { params: { id: kept.id }, body }, { as: chief }))
  await brand.drain()
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 25 }])
  expect(await brand.order(placed)).toMatchObject({ state: 'canceled', paymentState: 'refunded' })
  expect(await brand.status(placed)).toMatchObject({ endedMoney: null, changes: [{ kept: 0 }, { refunded: 8.2 }] })
})

test('two differences refunded at the same time cause neither an error in the log nor a third refund', async () => {
  const { brand, placed, edit } = await threeDishes()
  await edit(await brand.order(placed), true)
  await edit(await brand.order(placed), true)
  for (let seconds = 0; seconds < 3; seconds++) {
    await brand.drain()
    brand.clock.advance({ seconds: 10 })
  }
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 16.3 }])
  expect(brand.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('after a failed refund, a second try refunds only that difference, also after the order is completed', async () => {
  const brand = await payingBrand('mollie')
  const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
  const placed = await brand.orderOnline({ items })
  await brand.press(placed.page, 'paid')
  const paid = await brand.order(placed)
  const { id } = await only(brand)
  const params = { id: paid.id }
  const edit = {
    params: { ...params, itemId: paid.items[0]?.id ?? '' },
    body: { version: paid.version, amount: 0, refund: true, reason: 'Knödel waren aus' },
  }
  await must(brand.call(orderingEndpoints.editItem, edit, { as: chief }))
  await brand.provider.tell('/_set', { id, status: 'failed' })
  await brand.drain()
  await brand.provider.tell('/_set', { id, status: 'paid' })
  const failed = await brand.order(placed)
  expect(failed).toMatchObject({ isRefundAsked: true, pricing: { totalGross: 8.2 } })
  await must(brand.call(orderingEndpoints.confirm, { params, body: { version: failed.version } }, { as: chief }))
  const { version } = await brand.order(placed)
  await must(brand.call(orderingEndpoints.completed, { params, body: { version } }, { as: chief }))
  const completed = await brand.order(placed)
  expect(completed).toMatchObject({ state: 'completed', isRefundAsked: true })
  const body = { version: completed.version, decision: 'refund' as const, reason: 'Zweiter Versuch' }
  await must(brand.call(orderingEndpoints.refund, { params, body }, { as: chief }))
  await brand.drain()
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 16.3, refunded: 8.1 }])
  expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', isRefundAsked: false })
})

test('removing the same dish twice refunds the same amount twice', async () => {
  const brand = await payingBrand('mollie')
  const placed = await brand.orderOnline({ items: [{ product: brand.products.soup, amount: 3 }] })
  await brand.press(placed.page, 'paid')
  for (const amount of [2, 1]) {
    const { id, version, items } = await brand.order(placed)
    const edit = {
      params: { id, itemId: items[0]?.id ?? '' },
      body: { version, amount, refund: true, reason: 'Knödel waren aus' },
    }
    await must(brand.call(orderingEndpoints.editItem, edit, { as: chief }))
    await brand.drain()
  }
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 24.3, refunded: 16.2 }])
})
