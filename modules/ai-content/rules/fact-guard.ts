import { plainText } from '#modules/content/rules/blocks/values.ts'

/** Mail addresses, web addresses, then anything with digits: prices, times, phone numbers, years, house numbers. */
const facts =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>"]+|[€$£]?\s?\+?\d(?:[\d.,:/’' -]*\d)?\s?(?:€|%|°|[\p{L}]+)?/giu

/** Only what can be compared: digits without separators, or the address in lower case. */
const keyOf = (fact: string): string =>
  /[@]|^(https?:|www\.)/i.test(fact) ? fact.toLowerCase().replace(/[.,;:!?)]+$/, '') : fact.replaceAll(/\D/g, '')

const factsIn = (text: string): string[] => (plainText(text).match(facts) ?? []).map((one) => one.trim())

/** Every number of the input, also the parts of one: '18:30' knows 18, 30 and 1830. */
function known(input: readonly string[]): Set<string> {
  const keys = new Set<string>()
  for (const fact of input.flatMap(factsIn)) {
    keys.add(keyOf(fact))
    for (const part of fact.match(/\d+/g) ?? []) keys.add(part)
  }
  return keys
}

/**
 * Numbers, prices, times, phone numbers, mail and web addresses of a proposal that stand nowhere in what the assistant was given. A person
 * checks each. Numbers that are written as words are not found.
 */
export function unknownFacts(proposal: string, input: readonly string[]): string[] {
  const keys = known(input)
  return [...new Set(factsIn(proposal).filter((fact) => !keys.has(keyOf(fact))))]
}
