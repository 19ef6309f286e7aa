import type { PublicOrder } from '../contract.ts'

/**
 * A dictionary. The keys are names as they were ordered, the values are the names in another language. The key of a product or accessory is
 * its name. The key of an option contains the name of its step and its own name (`optionKey`).
 */
export type OrderedNames = Readonly<Record<string, string>>

export const optionKey = (step: string, option: string): string => `${step}\n${option}`

/**
 * Returns a copy of the order with names in the language of the page. The stored order keeps the names as they were ordered. Texts that are
 * not in the dictionary stay the same, for example texts that the guest typed.
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

/**
 * Translates a value such as 'Groß, 2 × Käse'. If the dictionary has no entry for the whole value, each option between the commas is
 * translated, and its amount stays.
 */
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
