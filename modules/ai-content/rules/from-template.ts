import type { Locale } from '#contract/locale.ts'
import { lengthOf, plainText } from '#modules/content/rules/blocks/values.ts'
import type { AiTask } from './choose-places.ts'
import type { TextPlace } from './text-places.ts'

/** Facts about a brand that every visitor can read. If a fact is missing, sentences with it are left out. */
export interface BrandFacts {
  shop: string
  branches: readonly { name: string; street: string; zipCode: string; city: string; phone: string; email: string }[]
  /** The names of the categories and products that visitors see. */
  offers: readonly string[]
}

const words = {
  de: {
    in: (shop: string, city: string) => `${shop} in ${city}`,
    welcome: (shop: string) => `Willkommen bei ${shop}`,
    offers: (list: string) => `Bei uns finden Sie ${list}.`,
    place: (shop: string, where: string) => `Sie finden ${shop} in ${where}.`,
    call: (phone: string) => `Rufen Sie uns an: ${phone}.`,
    write: (email: string) => `Schreiben Sie uns: ${email}.`,
    and: ' und ',
  },
  en: {
    in: (shop: string, city: string) => `${shop} in ${city}`,
    welcome: (shop: string) => `Welcome to ${shop}`,
    offers: (list: string) => `With us you find ${list}.`,
    place: (shop: string, where: string) => `You find ${shop} at ${where}.`,
    call: (phone: string) => `Call us: ${phone}.`,
    write: (email: string) => `Write to us: ${email}.`,
    and: ' and ',
  },
} as const

/** Joins at most the first four names to a list: 'Suppen, Salate und Schnitzel'. */
function listed(names: readonly string[], and: string): string {
  const [last = '', ...before] = names.slice(0, 4).toReversed()
  return before.length > 0 ? `${before.toReversed().join(', ')}${and}${last}` : last
}

/** Joins sentences from the beginning, as many as fit into `max` characters. */
function fitting(sentences: readonly string[], max: number): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : sentence
    if (lengthOf(longer) > max) break
    text = longer
  }
  return text
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * The names of the fields for which texts can be made from templates: headings and running text. Other texts, such as labels and questions, must be
 * written by a person.
 */
const headings = new Set(['title', 'name'])
const bodies = new Set(['lead', 'text', 'html', 'source', 'description', 'note'])

/**
 * Makes a text from fixed sentences and the facts of the brand, for brands without an AI provider. The same facts always give the same
 * text. Empty if no sentence fits the field and the facts. Also empty for a translation.
 */
export function textFromTemplate(
  place: Pick<TextPlace, 'path' | 'type' | 'value' | 'max'>,
  task: AiTask,
  facts: BrandFacts,
  locale: Locale,
): string {
  const max = place.max ?? 400
  if (task === 'translate') return ''
  if (task === 'shorten') return shortened(place)
  const t = words[locale]
  const [first] = facts.branches
  const name = place.path.split('.').at(-1) ?? ''
  if (headings.has(name)) {
    const long = first?.city ? t.in(facts.shop, first.city) : facts.shop
    const choices = place.path === 'title' ? [long, facts.shop] : [t.welcome(facts.shop), facts.shop]
    return choices.find((one) => lengthOf(one) <= max) ?? ''
  }
  if (!bodies.has(name)) return ''
  const where = [first?.street, [first?.zipCode, first?.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const sentences = [
    ...(facts.offers.length > 0 ? [t.offers(listed(facts.offers, t.and))] : []),
    ...(where ? [t.place(facts.shop, where)] : []),
    ...(first?.phone ? [t.call(first.phone)] : []),
    ...(first?.email ? [t.write(first.email)] : []),
  ]
  const text = fitting(sentences, max)
  return place.type === 'wysiwyg' && text ? `<p>${escaped(text)}</p>` : text
}

/**
 * Shortens a text to its first sentences; together they may have at most half the length of the text. Empty if the first sentence alone is
 * longer than that.
 */
function shortened({ type, value }: Pick<TextPlace, 'type' | 'value'>): string {
  const plain = type === 'wysiwyg' ? plainText(value) : value.trim()
  const sentences = plain.match(/[^.!?]+(?:[.!?]+(?=\s|$)|$)/g)?.map((one) => one.trim()) ?? []
  const text = fitting(sentences, Math.floor(lengthOf(plain) / 2))
  return type === 'wysiwyg' && text ? `<p>${escaped(text)}</p>` : text
}
