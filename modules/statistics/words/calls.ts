import type { Locale } from '#contract/locale.ts'
import type { RangeCall, TimeCall } from '../contract.ts'
import { statisticsTexts } from './statistics.ts'
import { timeTexts } from './time.ts'
import { visitTexts } from './visits.ts'

/** The name of the figure that an API call returns. */
export const nameOf = (call: RangeCall | TimeCall, locale: Locale): string =>
  ({ ...statisticsTexts(locale).calls, ...visitTexts(locale).calls, ...timeTexts(locale).calls })[call]

/** A sentence that explains what the figure of an API call counts. */
export const definitionOf = (call: RangeCall | TimeCall, locale: Locale): string =>
  ({ ...statisticsTexts(locale).definitions, ...visitTexts(locale).definitions, ...timeTexts(locale).definitions })[
    call
  ]
