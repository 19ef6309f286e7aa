import { type Money, money } from '#kernel/money.ts'
import { optionName, optionQuestion } from '#modules/catalogue/rules/product-words.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import type { VehicleProduct } from './booking-vehicle.ts'
import type { ChosenAccessory } from './ride-price.ts'

/**
 * An accessory that can be ordered with a vehicle. `price`: for one piece. `isOnce`: visitors only choose whether they want it; there is no
 * amount.
 */
export interface Addon {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Money
  readonly isOnce: boolean
  /** The question that guests must answer if they choose the accessory. Empty: the accessory has no question. */
  readonly question: string
}

/** An accessory that was chosen. `answer`: the guest's answer to the question of the accessory. Missing if there is no answer. */
export interface ChosenAddon {
  readonly id: string
  readonly amount: number
  readonly answer?: string | undefined
}

/** Id and type of the configuration step whose options are the vehicle's accessories (specification §3). */
const ADDONS = 'addons'
/** The value of options for which visitors only choose whether they want them, without an amount: 'Empfang mit Schild'. */
const ONCE = 'once'

export const addonsOf = (product: Pick<VehicleProduct, 'parts' | 'translations'>, locale: 'de' | 'en'): Addon[] =>
  (product.parts.find((part) => part.type === ADDONS && part.id === ADDONS)?.options ?? []).map((option) => ({
    id: option.id,
    name: optionName(product, ADDONS, option.id, locale),
    description: option.description,
    price: money(option.price),
    isOnce: option.value === ONCE,
    question: optionQuestion(product, `${ADDONS}.${option.id}`, option, locale),
  }))

/** The accessories that the visitor chose, in the sequence of the vehicle. Accessories that this vehicle does not offer are left out. */
export const chosenAddons = (
  addons: readonly Addon[],
  chosen: readonly ChosenAddon[],
): (ChosenAccessory & { addon: Addon; answer: string })[] =>
  addons.flatMap((addon) => {
    const { amount = 0, answer = '' } = chosen.find((one) => one.id === addon.id) ?? {}
    return amount > 0 ? [{ id: addon.id, amount: addon.isOnce ? 1 : amount, price: addon.price, addon, answer }] : []
  })

/**
 * Whether the accessory is a seat for a child. Staff write its id and its name freely, so both are searched for the usual words in German
 * and English.
 */
export const isChildSeat = ({ id, name }: Pick<Addon, 'id' | 'name'>): boolean =>
  /seat|sitz|booster|schale/.test(id) || /child seat|baby seat|booster|carrier|kindersitz|schale|sitzerh/i.test(name)

/** Whether the vehicle offers seats for children, and none of them is chosen. */
export const isSeatOpen = (addons: readonly Addon[], chosen: readonly ChosenAddon[]): boolean =>
  addons.some(isChildSeat) && !chosenAddons(addons, chosen).some(({ addon }) => isChildSeat(addon))

/** The chosen accessories as texts, with the answers to their questions (`accessoryText`). */
export const addonTexts = (addons: readonly Addon[], chosen: readonly ChosenAddon[]): string[] =>
  chosenAddons(addons, chosen).map(({ addon, ...one }) => accessoryText({ ...addon, ...one }))

/** The first chosen accessory whose question is not answered. Undefined if all questions are answered. */
export const unanswered = (addons: readonly Addon[], chosen: readonly ChosenAddon[]): Addon | undefined =>
  chosenAddons(addons, chosen).find(({ addon, answer }) => addon.question && !answer.trim())?.addon
