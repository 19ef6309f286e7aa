import { type OrderDraftInput, orderingEndpoints } from '#modules/ordering/contract.ts'
import type { FoodBrand } from './food-brand.ts'
import { newKey } from './order-calls.ts'

type Item = NonNullable<OrderDraftInput['items']>[number]

/** Places orders of dishes as a guest does. `brand` is a function, because the brand is opened later, in `beforeAll`. */
export const foodOrders = (brand: () => FoodBrand) => {
  const submit = (body: OrderDraftInput, locale: 'de' | 'en' = 'de') =>
    brand().call(orderingEndpoints.place, { body, headers: { 'idempotency-key': newKey() } }, { locale })
  return {
    submit,
    of: (name: keyof FoodBrand['products'], more: Partial<Item> = {}): Item => ({
      product: brand().products[name],
      amount: 1,
      ...more,
    }),
    /** Places an order. Returns the errors of the response, each as 'code field'. Empty if the order was accepted. */
    refusals: async (body: OrderDraftInput) => {
      const answer = await submit(body)
      return answer.ok ? [] : answer.errors.map(({ code, field }) => `${code} ${field}`)
    },
  }
}
