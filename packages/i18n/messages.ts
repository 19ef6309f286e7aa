import type { Locale } from '#contract/locale.ts'

/**
 * Texts of one area in both languages. The German texts define the shape. If an English text is missing or takes other values, TypeScript
 * reports an error.
 *
 *     export const cookieTexts = messages({ accept: 'Akzeptieren' }, { accept: 'Accept' })
 *     cookieTexts(locale).accept
 *
 * A text with values is a function: `left: (n: number) => plural(n, { one: …, other: … })`.
 */
export function messages<M extends Texts>(de: M, en: SameKeys<M>): (locale: Locale) => SameKeys<M> {
  const texts = { de: de as unknown as SameKeys<M>, en }
  return (locale) => texts[locale]
}

/** Texts in one language. */
export type Texts = { readonly [key: string]: string | ((...values: never[]) => string) | Texts }

/** Texts with the same keys and the same parameters in another language. */
export type SameKeys<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : SameKeys<M[K]>
}

/** Chooses the form of a word by number. German and English have two forms: one and other. */
export const plural = (n: number, words: { one: string; other: string }): string => (n === 1 ? words.one : words.other)

/**
 * One part of the texts of an area. Areas with too many texts for one file have several parts, and one call of `messages` combines them.
 */
export const words = <M extends Texts>(de: M, en: SameKeys<M>): { readonly de: M; readonly en: SameKeys<M> } => ({
  de,
  en,
})
