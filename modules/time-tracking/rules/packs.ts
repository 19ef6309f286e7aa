import { HOUR, MINUTE } from './blocks.ts'

/**
 * A rule pack: the working-time law of a country in one version. Durations are in milliseconds. If the law changes, a new pack is added.
 * The old pack stays, because earlier times are checked with the earlier law.
 */
export interface RulePack {
  readonly id: string
  readonly country: 'AT' | 'DE'
  /** Milliseconds. A pause that is shorter than this counts as work. */
  readonly leastBreak: number
  /** If a person works longer than `over` on a day, breaks of `needed` in total are required. Both are milliseconds. */
  readonly breaks: readonly { readonly over: number; readonly needed: number }[]
  /** How the required breaks may be divided: into `parts` breaks of at least `each` milliseconds. Undefined: in any way. */
  readonly splits?: readonly { readonly parts: number; readonly each: number }[]
  /** Maximum milliseconds of work without a break. Undefined: no limit. */
  readonly stretch?: number
  readonly day: number
  readonly week?: number
  /** The mean of the weekly working time over `weeks` whole ISO weeks may be at most `perWeek` milliseconds. */
  readonly mean: { readonly weeks: number; readonly perWeek: number }
  readonly dailyRest: number
  /**
   * In these sectors (industries) a daily rest of `rest` is enough. Condition: another rest of at least `balanced` is within `days` days
   * before or after it. `rest` and `balanced` are milliseconds. Undefined: there is no such exception.
   */
  readonly shorterRest?: {
    readonly sectors: readonly Sector[]
    readonly rest: number
    readonly balanced: number
    readonly days: number
  }
  readonly weeklyRest?: number
  /** Local hours when the night begins and ends, for surcharges. */
  readonly night: { readonly from: number; readonly to: number }
  /** The break that is planned by default: a shift longer than `over` milliseconds gets a pause of this many minutes. */
  readonly plannedPauses: readonly { readonly over: number; readonly minutes: number }[]
  readonly leave: { readonly days: number; readonly lapse: { readonly months: number } }
  readonly sources: readonly string[]
}

export const sectors = ['general', 'catering', 'transport'] as const
export type Sector = (typeof sectors)[number]

export const packIds = ['AT 2026.1', 'DE 2026.1', 'none'] as const
/**
 * 'none': there are no rules for this kind of work (professional drivers). The times of these people are not checked, and pages show 'nicht
 * geprüft'.
 */
export type PackId = (typeof packIds)[number]

const min = (minutes: number): number => minutes * MINUTE
const h = (hours: number): number => hours * HOUR

const at2026: RulePack = {
  id: 'AT 2026.1',
  country: 'AT',
  leastBreak: min(10),
  breaks: [{ over: h(6), needed: min(30) }],
  splits: [
    { parts: 1, each: min(30) },
    { parts: 2, each: min(15) },
    { parts: 3, each: min(10) },
  ],
  day: h(12),
  week: h(60),
  mean: { weeks: 17, perWeek: h(48) },
  dailyRest: h(11),
  weeklyRest: h(36),
  night: { from: 22, to: 5 },
  plannedPauses: [{ over: h(6), minutes: 30 }],
  leave: { days: 25, lapse: { months: 24 } },
  sources: ['§ 9 AZG', '§ 11 AZG', '§ 26 AZG', '§ 12 AZG', '§ 3 und § 7 ARG', '§ 2 und § 4 UrlG'],
}

const de2026: RulePack = {
  id: 'DE 2026.1',
  country: 'DE',
  leastBreak: min(15),
  breaks: [
    { over: h(6), needed: min(30) },
    { over: h(9), needed: min(45) },
  ],
  stretch: h(6),
  day: h(10),
  mean: { weeks: 24, perWeek: h(48) },
  dailyRest: h(11),
  shorterRest: { sectors: ['catering', 'transport'], rest: h(10), balanced: h(12), days: 28 },
  night: { from: 23, to: 6 },
  plannedPauses: [
    { over: h(9), minutes: 45 },
    { over: h(6), minutes: 30 },
  ],
  leave: { days: 20, lapse: { months: 3 } },
  sources: ['§ 3 ArbZG', '§ 4 ArbZG', '§ 5 ArbZG', '§ 16 ArbZG', 'BAG 1 ABR 22/21', '§ 3 und § 7 BUrlG'],
}

/** The rule pack with this id. Undefined for 'none'. */
export const packOf = (id: PackId): RulePack | undefined =>
  ({ 'AT 2026.1': at2026, 'DE 2026.1': de2026, none: undefined })[id]

/**
 * The break in minutes that a new shift gets by default. `gross`: length of the shift in milliseconds. Without labour rules ('rule pack')
 * it is 30 minutes for a shift longer than 6 hours, and 0 for a shorter shift.
 */
export function plannedPause(gross: number, id: PackId): number {
  const steps = packOf(id)?.plannedPauses ?? [{ over: h(6), minutes: 30 }]
  return steps.find(({ over }) => gross > over)?.minutes ?? 0
}
