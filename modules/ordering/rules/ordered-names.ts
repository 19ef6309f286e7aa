import type { PublicOrder } from '../contract.ts'

/**
 * A dictionary from names as they were ordered to names in another language. A key is the name of a product or an accessory, or, for an option,
 * the name of its step and its own name (`optionKey`).
 */
export type OrderedNames = Readonly<Record<string, string>>

export const optionKey = (step: string, option: string): string => `${step}\n${option}`

/**
 * The order with names in the language of the page. The order itself keeps the names as they were ordered. Whatever is not in the dictionary
 * stays, such as texts that the guest typed.
 */
export function inWords(order: PublicOrder, names: OrderedNames | undefined): PublicOrder {
  if (!names || Object.keys(names).length === 0) return order
  const named = <T extends { name: string }>(one: T): T => ({ ...one, name: names[one.name] ?? one.name })
  return {
    ...order,
    items: order.items.map((item) => ({
      ...named(item),
      details: item.details.map((detail) => ({ ...detail, value: valueIn(detail, names) })),
    })),
    ...(order.changes ? { changes: order.changes.map(named) } : {}),
    ride: order.ride && {
      ...order.ride,
      vehicle: named(order.ride.vehicle),
      accessoryNames: order.ride.accessoryNames.map(named),
    },
  }
}

/** A value such as 'Groß, 2 × Käse': the whole of it, or each option between the commas without its amount. */
function valueIn({ name, value }: { name: string; value: string }, names: OrderedNames): string {
  const whole = names[optionKey(name, value)]
  if (whole !== undefined) return whole
  return value
    .split(', ')
    .map((part) => {
      const [, amount = '', option = part] = /^(\d[^×]*× )?(.*)$/.exec(part) ?? []
      const found = names[optionKey(name, option)] ?? names[optionKey('', option)]
      return found === undefined ? part : `${amount}${found}`
    })
    .join(', ')
}
