import { plainText } from '#modules/content/rules/blocks/values.ts'

/** Matches facts in a text: mail addresses, web addresses, and anything with digits (prices, times, phone numbers, years, house numbers). */
const facts =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>"]+|[€$£]?\s?\+?\d(?:[\d.,:/’' -]*\d)?\s?(?:€|%|°|[\p{L}]+)?/giu

const isAddress = /@|^(https?:|www\.)/i
const isPrice = /[€$£]|\b(?:eur|euros?|usd|gbp|chf)\b/i
const isTime = /\d:\d\d|\buhr\b|\bpm\b/i

/**
 * Converts a fact to keys that can be compared: a price in cents, a time in hours and minutes, otherwise its digits. The key contains the kind of the
 * fact, so a price of 18.30 does not confirm a time of 18:30.
 */
function keysOf(fact: string): string[] {
  if (isAddress.test(fact)) return [fact.toLowerCase().replace(/[.,;:!?)]+$/, '')]
  if (isPrice.test(fact)) return fact.split(/[-/]/).map(priceKey)
  if (fact.includes('%')) return [`percent ${fact.replaceAll(/[^\d,.]/g, '').replace(',', '.')}`]
  if (isTime.test(fact)) return timeKeys(fact)
  return [fact.replaceAll(/\D/g, '')]
}

/** The key of a price: '49 €', '49,00 Euro' and '49.00 EUR' have the same key. In '1.200 €' the point separates thousands. */
function priceKey(text: string): string {
  const amount = text.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const digits = amount.replaceAll(/\D/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(amount)?.[1]?.length ?? 0
  return `price ${digits}${'0'.repeat(2 - decimals)}`
}

/** The keys of the times in a text: '18 Uhr', '18:00', '18.00 Uhr' and '6 pm' have the same key. */
function timeKeys(text: string): string[] {
  const isAfternoon = /\bpm\b/i.test(text)
  return (text.match(/\d{1,2}(?:[:.]\d{2})?/g) ?? []).map((time) => {
    const [hour = '', minute = '00'] = time.split(/[:.]/)
    const hours = Number(hour) + (isAfternoon && Number(hour) < 12 ? 12 : 0)
    return `time ${hours}:${minute}`
  })
}

const factsIn = (text: string): string[] => (plainText(text).match(facts) ?? []).map((one) => one.trim())

/**
 * The keys of all facts in the input of the assistant. A number without a unit, such as '16,90' or '18.30', can be a price or a time, so it
 * gets the keys of both. The groups of digits in such a fact get keys, too ('A4 12/3').
 */
function known(input: readonly string[]): Set<string> {
  const keys = new Set<string>()
  for (const fact of input.flatMap(factsIn)) {
    const own = keysOf(fact)
    for (const key of own) keys.add(key)
    if (own.some((key) => !/^\d*$/.test(key))) continue
    for (const part of fact.match(/\d+/g) ?? []) keys.add(part)
    const [decimal] = /\d+[.,]\d{2}(?!\d)/.exec(fact) ?? []
    if (decimal === undefined) continue
    keys.add(priceKey(decimal))
    for (const key of timeKeys(decimal)) keys.add(key)
  }
  return keys
}

/**
 * Finds the facts of a proposal (numbers, prices, times, phone numbers, mail and web addresses) that are not in the input of the assistant.
 * The assistant may have invented these facts, so a person must check each of them. Numbers that are written as words are not found.
 */
export function unknownFacts(proposal: string, input: readonly string[]): string[] {
  const keys = known(input)
  return [...new Set(factsIn(proposal).filter((fact) => !keysOf(fact).every((key) => keys.has(key))))]
}
