import sql from 'sql-template-tag'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { PayingBrand } from './paying-brand.ts'

/** A payment as Mollie's stand-in stores it. */
interface MolliePayment {
  id: string
  status: string
  body: Record<string, unknown>
  refunds: { amount: { value: string }; status: string; description: string }[]
}

export const molliePayments = (brand: PayingBrand) => brand.provider.tell<MolliePayment[]>('/_payments')

/** The only payment in Mollie's stand-in. Throws if the stand-in has no payment or several payments. */
export async function only(brand: PayingBrand): Promise<MolliePayment> {
  const [first, ...more] = await molliePayments(brand)
  if (!first || more.length > 0) throw new Error(`${more.length + 1} payments`)
  return first
}

export const notice = (brand: PayingBrand, body: string): Promise<Response> =>
  fetch(`${brand.url}/api/webhooks/mollie`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

export const pay = (brand: PayingBrand, { uid, hash }: { uid: string; hash: string }) =>
  brand.call(orderingEndpoints.pay, { params: { uid, hash }, body: {} })

/** Processes the outbox, and returns the template names of all mails that the brand has written. */
export async function mails(brand: PayingBrand): Promise<string[]> {
  await brand.drain()
  const rows = await brand.core.db.many<{ template: string }>(sql`SELECT template FROM messages ORDER BY template`)
  return rows.map(({ template }) => template)
}
