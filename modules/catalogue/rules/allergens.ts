import type { Locale } from '#contract/locale.ts'

/** The 14 allergens that a menu in the EU must state (regulation 1169/2011, annex II). The letters are those that Austrian menus use. */
export const allergenCodes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L', 'M', 'N', 'O', 'P', 'R'] as const
export type AllergenCode = (typeof allergenCodes)[number]

export const allergenNames: Readonly<Record<AllergenCode, Readonly<Record<Locale, string>>>> = {
  A: { de: 'Glutenhaltiges Getreide', en: 'Cereals containing gluten' },
  B: { de: 'Krebstiere', en: 'Crustaceans' },
  C: { de: 'Eier', en: 'Eggs' },
  D: { de: 'Fisch', en: 'Fish' },
  E: { de: 'Erdnüsse', en: 'Peanuts' },
  F: { de: 'Soja', en: 'Soybeans' },
  G: { de: 'Milch', en: 'Milk' },
  H: { de: 'Schalenfrüchte', en: 'Nuts' },
  L: { de: 'Sellerie', en: 'Celery' },
  M: { de: 'Senf', en: 'Mustard' },
  N: { de: 'Sesam', en: 'Sesame' },
  O: { de: 'Sulfite', en: 'Sulphites' },
  P: { de: 'Lupinen', en: 'Lupin' },
  R: { de: 'Weichtiere', en: 'Molluscs' },
}

const isCode = (letter: string): letter is AllergenCode => (allergenCodes as readonly string[]).includes(letter)
const ofName = new Map(
  allergenCodes.flatMap((code) =>
    Object.values(allergenNames[code]).map((name) => [name.toLowerCase(), code] as const),
  ),
)

/** The allergens of a text, and its other words, as they were typed. */
interface ReadAllergens {
  codes: AllergenCode[]
  others: string[]
}

function readAllergens(text: string): ReadAllergens {
  const found = new Set<AllergenCode>()
  const others: string[] = []
  for (const part of text.split(/[,;/|+·\n]+/)) {
    const named = ofName.get(part.trim().toLowerCase())
    if (named) {
      found.add(named)
      continue
    }
    for (const word of part.trim().split(/[\s.]+/)) {
      // Capital letters such as 'ACG' and a single 'a' are codes. 'Bar' is a word, because it has small letters.
      const letters = [...(word.length === 1 ? word.toUpperCase() : word)]
      if (!letters.every(isCode)) others.push(word)
      else for (const letter of letters) found.add(letter)
    }
  }
  return { codes: allergenCodes.filter((code) => found.has(code)), others }
}

/**
 * Finds the letters of allergens in a typed text, in alphabetical order: 'A, C, G', 'ACG', 'A/g', and names such as 'Sellerie, Senf'. Other words are
 * ignored.
 */
export const parseAllergens = (text: string): AllergenCode[] => readAllergens(text).codes

/** A word that is meant as a code: a single letter, or only capital letters and digits: 'X9'. */
const looksLikeCode = (word: string): boolean => /^(?:\p{L}|[\p{Lu}\d]+)$/u.test(word)

/**
 * The words of a text that name no allergen: unknown codes, and beside known allergens every other word. A text of other words only, such
 * as 'kann Spuren enthalten', is allowed; the website shows it unchanged.
 */
export function unknownAllergens(text: string): string[] {
  const { codes, others } = readAllergens(text)
  return codes.length > 0 ? others : others.filter(looksLikeCode)
}
