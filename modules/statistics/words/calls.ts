import type { Locale } from '#contract/locale.ts'
import type { RangeCall } from '../contract.ts'
import { statisticsTexts } from './statistics.ts'
import { visitTexts } from './visits.ts'

/** The name of a figure. */
export const nameOf = (call: RangeCall, locale: Locale): string =>
  ({ ...statisticsTexts(locale).calls, ...visitTexts(locale).calls })[call]

/** What a figure counts, in a sentence. */
export const definitionOf = (call: RangeCall, locale: Locale): string =>
  ({ ...statisticsTexts(locale).definitions, ...visitTexts(locale).definitions })[call]
