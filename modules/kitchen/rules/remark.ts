import type { OrderSummary } from '#modules/ordering/contract.ts'
import { allergiesIn } from '#modules/ordering/rules/allergy.ts'
import { staffDetailsOf } from '#modules/ordering/rules/staff-words.ts'

const forTheCourier =
  /klingel|läut|gegensprech|stiege|stock(?:werk)?\b|etage|aufzug|\blift\b|\btor\b|haust[üo]r|hintereingang|\b(?:hinter|innen)?hof\b|parken|abstellen|vor (?:die|der) tür|\btür(?:e|code| nr)?\b|portier|\bbell\b|\bfloor\b|staircase|doorbell|\bgate\b|door code|front door|\bring (?:the|twice|at|my)\b/i
const forTheCook =
  /ohne|extra|scharf|salz|soße|sauce|gut durch|medium|mild|dressing|besteck|vegan|vegetar|without|spicy|well done|salt|cutlery/i

/**
 * The part of the guest's comment that the kitchen needs. For a delivery, sentences that only describe the way to the door are left out; the
 * courier's slip contains them. A sentence that may concern the kitchen stays.
 */
export function kitchenRemark(order: { comment: string; deliveryType: string }): string {
  if (order.deliveryType !== 'delivery') return order.comment
  return order.comment
    .split(/(?<=[!?\n]|\D\.)\s*/)
    .filter(
      (sentence) => !forTheCourier.test(sentence) || forTheCook.test(sentence) || allergiesIn(sentence).length > 0,
    )
    .join(' ')
    .trim()
}

/** Whether the remark or what the guest chose or wrote for a dish mentions an allergy. */
export const mentionsAllergy = (order: Pick<OrderSummary, 'comment' | 'deliveryType' | 'items'>): boolean =>
  [kitchenRemark(order), ...order.items.flatMap((item) => staffDetailsOf(item).map(({ value }) => value))].some(
    (text) => allergiesIn(text).length > 0,
  )
