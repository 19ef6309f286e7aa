import type { Locale } from '#contract/locale.ts'
import type { Config } from '../contract.ts'
import type { LegalText } from './site-paths.ts'

type Texts<Key extends LegalText> = Pick<Config, `${Key}Text`>

/** The legal text in the language of the page. If the English text is empty, the German one is used (specification §9: fallback). */
export const legalText = <Key extends LegalText>(config: Texts<Key>, key: Key, locale: Locale): string =>
  config[`${key}Text`][locale] || config[`${key}Text`].de
