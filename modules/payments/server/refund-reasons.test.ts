import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { type PayingBrand, payingBrand } from '../testing/paying-brand.ts'

const { addItem, cancel, editItem, refund, reject } = orderingEndpoints

/** The ids of all API calls with which staff decide about money: their body has `refund` or `decision`. Previews only calculate. */
const deciding = Object.values(orderingEndpoints)
  .filter(({ access, body, id }) => {
    const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : []
    return access !== 'public' && !/preview/.test(id) && fields.some((one) => one === 'refund' || one === 'decision')
  })
  .map(({ id }) => id)

interface Way {
  id: string
  /** `field`: the field of the request body that contains the reason. `code`: the error code for a request without a reason. */
  field: string
  code: string
  /** Changes a new, paid order so that the API call is possible. */
  prepare?: (brand: PayingBrand, order: Order) => Promise<unknown>
  /** Makes the API call. `why`: the reason. `isBack`: true if the money is refunded, false if the business keeps it. */
  send: (brand: PayingBrand, order: Order, why: string | undefined, isBack: boolean) => Promise<unknown>
}
const given = (field: string, why: string | undefined) => (why === undefined ? {} : { [field]: why })

const ways: readonly Way[] = [
  {
    id: reject.id,
    field: 'reason',
    code: 'field.required',
    send: (brand, { id, version }, why, isBack) =>
      brand.call(
        reject,
        { params: { id }, body: { version, message: 'Leider', refund: isBack, ...given('reason', why) } as never },
        { as: chief },
      ),
  },
  {
    // The choice 'other' alone is no reason. It needs a text that contains the reason.
    id: reject.id,
    field: 'message',
    code: 'order.reason_missing',
    send: (brand, { id, version }, why, isBack) =>
      brand.call(
        reject,
        { params: { id }, body: { version, reason: 'other', refund: isBack, ...given('message', why) } },
        { as: chief },
      ),
  },
  {
    id: cancel.id,
    field: 'message',
    code: 'order.reason_missing',
    send: (brand, { id, version }, why, isBack) =>
      brand.call(
        cancel,
        { params: { id }, body: { version, refund: isBack, ...given('message', why) } },
        { as: chief },
      ),
  },
  {
    id: refund.id,
    field: 'reason',
    code: 'field.required',
    // The guest pays more money after the order has ended. Staff must decide about this money.
    prepare: (brand, { id }) =>
      brand.core.db.run(sql`
        WITH step AS (SELECT id FROM order_timeline WHERE order_id = ${id} LIMIT 1), more AS (
          INSERT INTO order_money (order_id, kind, taken_from, amount, at, step)
          SELECT ${id}::uuid, 'surplus', 'outside', 5, ${brand.clock.now()}::timestamptz, id FROM step RETURNING order_id)
        UPDATE orders SET refund_asked = true WHERE id IN (SELECT order_id FROM more)`),
    send: (brand, { id, version }, why, isBack) =>
      brand.call(
        refund,
        {
          params: { id },
          body: { version, decision: isBack ? 'refund' : 'keep', ...given('reason', why) } as never,
        },
        { as: chief },
      ),
  },
  {
    id: editItem.id,
    field: 'reason',
    code: 'order.reason_missing',
    send: (brand, { id, version, items }, why, isBack) =>
      brand.call(
        editItem,
        {
          params: { id, itemId: items[0]?.id ?? '' },
          body: { version, amount: 1, refund: isBack, ...given('reason', why) },
        },
        { as: chief },
      ),
  },
  {
    id: addItem.id,
    field: 'reason',
    code: 'order.reason_missing',
    send: (brand, { id, version, items }, why, isBack) => {
      const item = { product: brand.products.soup, amount: 1 }
      const body = { version, item, replaces: items[0]?.id ?? '', refund: isBack, ...given('reason', why) }
      return brand.call(addItem, { params: { id }, body }, { as: chief })
    },
  },
]

describe('no money moves without a reason (docs/rules/back-office.md, Order board)', () => {
  test('the ways below are all calls that decide about money', () => {
    expect([...new Set(ways.map(({ id }) => id))].toSorted()).toEqual(deciding.toSorted())
  })

  test.each(ways)('$id is refused without $field, and nothing moves', async ({ field, code, prepare, send }) => {
    const brand = await payingBrand('terminal')
    for (const isBack of [true, false]) {
      const placed = await brand.orderOnline({ items: [{ product: brand.products.soup, amount: 2 }] })
      await brand.press(placed.page, 'paid')
      await prepare?.(brand, await brand.order(placed))
      const before = await brand.order(placed)
      for (const why of [undefined, '', ' \n '])
        expect(await send(brand, before, why, isBack)).toMatchObject({
          ok: false,
          status: 422,
          errors: [{ code, field }],
        })
      expect(await brand.order(placed)).toEqual(before)

      const reason = 'Suppe war aus'
      await must(send(brand, before, reason, isBack) as never)
      const lines = await brand.core.db.many<{ kind: string; why: string }>(sql`
        SELECT m.kind, coalesce(nullif(t.data->>'reason', 'other'), t.note) AS why
        FROM order_money m JOIN order_timeline t ON t.id = m.step AND t.order_id = m.order_id
        WHERE m.order_id = ${before.id} AND m.decided_by IS NOT NULL`)
      // Each line of the ledger that a decision causes contains the reason of this decision.
      expect(lines.map(({ kind, why }) => [kind, why])).toEqual([[isBack ? 'refund' : 'kept', reason]])
    }
  })

  test('a cancellation with a reason needs no message to the guest, and timeline and audit trail store the reason', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline({ items: [{ product: brand.products.soup, amount: 2 }] })
    await brand.press(placed.page, 'paid')
    const { id, version } = await brand.order(placed)
    const body = { version, refund: true, reason: 'Suppe war aus', message: '' }
    await must(brand.call(cancel, { params: { id }, body }, { as: chief }))
    const { timeline, rejectionMessage } = await brand.order(placed)
    expect(timeline.find(({ action }) => action === 'cancel')).toMatchObject({
      note: '',
      values: { reason: 'Suppe war aus', refund: true },
    })
    expect(rejectionMessage).toBe('')
    const [written] = await brand.core.db.many<{ reason: string }>(sql`
      SELECT after->>'reason' AS reason FROM audit WHERE entity_id = ${id} AND action = 'order.cancel'`)
    expect(written?.reason).toBe('Suppe war aus')
  })

  test('an order that is not paid needs no reason', async () => {
    const brand = await payingBrand('terminal')
    const placed = await brand.orderOnline({ items: [{ product: brand.products.soup, amount: 2 }] })
    const { id, version } = await brand.order(placed)
    await must(brand.call(cancel, { params: { id }, body: { version } }, { as: chief }))
  })
})
