import type { ScreenFacts } from './log-event.ts'

/**
 * Each visit is counted in one of these classes, by the width of the visitor's screen. The limits between them are the breakpoints of the
 * website (specification §9, Layout). 'unknown': the browser sent no width.
 */
export const screens = ['mobile', 'tablet', 'desktop', 'large', 'unknown'] as const
export type ScreenClass = (typeof screens)[number]

export function screenClass(width: number | undefined): ScreenClass {
  if (width === undefined) return 'unknown'
  if (width < 720) return 'mobile'
  if (width < 1024) return 'tablet'
  return width < 1600 ? 'desktop' : 'large'
}

const ratios = [1, 1.25, 1.5, 2, 3] as const

/**
 * The common pixel ratio that is nearest to the measured ratio; if two are equally near, the smaller of them. 'other': the ratio is
 * missing, below 0.5 or above 4.
 */
export function ratioClass(ratio: number | undefined): string {
  if (ratio === undefined || ratio < 0.5 || ratio > 4) return 'other'
  return String(
    ratios.reduce<number>((best, one) => (Math.abs(one - ratio) < Math.abs(best - ratio) ? one : best), ratios[0]),
  )
}

/** What is stored about the device of a visitor: for example the names of browser and system, but not the whole user agent. */
export interface Device {
  browser: string
  version: string
  system: string
  screen: ScreenClass
  size: string
  ratio: string
  scheme: string
}

export interface Agent {
  browser: string
  version: string
  system: string
}

export const deviceOf = ({ browser, version, system }: Agent, facts: ScreenFacts): Device => ({
  browser,
  version,
  system,
  screen: screenClass(facts.width),
  size: facts.width && facts.height ? `${Math.round(facts.width)}×${Math.round(facts.height)}` : '',
  ratio: ratioClass(facts.pixelRatio),
  scheme: facts.scheme ?? 'unknown',
})

const separator = '|'
/** Joins the data of a device to one text for the log. `deviceFrom` parses it. */
export const deviceWord = (device: Device): string =>
  [device.browser, device.version, device.system, device.screen, device.size, device.ratio, device.scheme]
    .map((part) => part.replaceAll(separator, ' '))
    .join(separator)

export function deviceFrom(word: string): Device {
  const [browser = '', version = '', system = '', screen = '', size = '', ratio = '', scheme = ''] =
    word.split(separator)
  return { browser, version, system, screen: screens.find((one) => one === screen) ?? 'unknown', size, ratio, scheme }
}
