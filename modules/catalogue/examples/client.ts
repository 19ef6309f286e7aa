import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /**
   * Raises the price of the first product by ten percent and returns the new price. It sends the version that it has read. If somebody has
   * changed the product in the meantime, the call is refused with 409.
   */
  catalogue: async (servus: Servus) => {
    const [first] = dataOf(await servus.call('GET /api/products', { query: { pageSize: 1 } }))
    if (!first) throw new Error('There is no product.')
    const { id, price, version } = first
    const body = { price: Math.round(price * 110) / 100, version }
    return dataOf(await servus.call('PUT /api/products/{id}', { path: { id }, body })).price
  },
}
