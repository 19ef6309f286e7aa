import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Answer, Refusal, Session } from '#platform/module.ts'
import type { Statistic, TimeCall, TimeQuery } from '../../contract.ts'
import type { WorkLine, WorkRange } from '../../ports.ts'
import { folded, sumOf } from '../../rules/compare.ts'
import { statisticsTexts } from '../../words/statistics.ts'
import { timeTexts } from '../../words/time.ts'
import { answerOf, type Found, seriesOf } from '../answer.ts'
import { type Slice, slicesOf } from '../slice.ts'

type ReadLines = (session: Session, range: WorkRange) => Promise<readonly WorkLine[]> | undefined

export interface TimePorts {
  readonly worked: ReadLines
  readonly planned: ReadLines
}

const missing: Refusal = { ok: false, code: 'record.not_found' }

/**
 * Reads worked or planned minutes, by work day and by person, department, branch or project. The response is 404 if no installed module
 * provides working time.
 */
export async function readTime(
  call: TimeCall,
  query: TimeQuery,
  by: { session: Session | undefined; locale: Locale },
  { branches, now, ports }: { branches: readonly Branch[]; now: Temporal.Instant; ports: TimePorts },
): Promise<Answer<Statistic> | Refusal> {
  const { session } = by
  const bucket = query.bucket ?? (query.from === query.to ? 'day' : undefined)
  const slices = slicesOf({ ...query, bucket }, session, { branches, now, isAboutVisits: false })
  if ('ok' in slices) return slices
  if (!session) return missing
  const read = async (slice: Slice): Promise<Found | undefined> => {
    const range = rangeOf(slice, query.branch)
    const worked = await ports.worked(session, range)
    if (call === 'working-activities') return worked && withoutPlan(figuresOf(slice, worked, query, by.locale))
    const planned = await ports.planned(session, { ...range, until: undefined })
    if (!worked || !planned) return undefined
    const found = figuresOf(slice, planned, query, by.locale)
    const minutes = minutesOf(worked)
    return {
      ...found,
      figures: { openShifts: found.figures['openShifts'] ?? 0, worked: minutes, diff: found.total - minutes },
    }
  }
  const found = await read(slices.slice)
  if (!found) return missing
  const previous = slices.previous && (await read(slices.previous))
  return { ok: true, value: answerOf(slices, found, previous, now) }
}

/** The range of work days to read. If the chosen range ends today, the previous range ends at the same time of day as now. */
function rangeOf({ period, cut, zone }: Slice, branch: string | undefined): WorkRange {
  const until = cut?.now.toZonedDateTimeISO(zone).subtract({ days: cut.days }).toInstant()
  return { from: period.from.toString(), to: period.to.toString(), branch, until }
}

const withoutPlan = ({ figures, ...found }: Found): Found => ({
  ...found,
  figures: { running: figures['running'] ?? 0 },
})

const minutesOf = (lines: readonly WorkLine[]): number => sumOf(lines.map(({ minutes }) => minutes))

/**
 * Adds up minutes to figures, buckets (bars of the chart) and rows. Shifts that nobody has taken yet count only in the figure `openShifts`.
 */
function figuresOf(slice: Slice, all: readonly WorkLine[], { by, limit }: TimeQuery, locale: Locale): Found {
  const lines = all.filter(({ user }) => user !== null)
  const total = minutesOf(lines)
  const rows = [...Map.groupBy(lines, (line) => line[by]?.id ?? '')].map(([key, group]) => ({
    key,
    label: group[0]?.[by]?.name || timeTexts(locale).none,
    value: minutesOf(group),
  }))
  const series = seriesOf(
    slice,
    lines.map((line) => ({ ...line, bucket: line.day })),
    ({ minutes }) => minutes,
  )
  return {
    total,
    series,
    rows: folded(rows, { limit, total, other: statisticsTexts(locale).other }),
    figures: {
      running: new Set(lines.flatMap(({ isOpen, user }) => (isOpen && user ? [user.id] : []))).size,
      openShifts: minutesOf(all.filter(({ user }) => user === null)),
    },
  }
}
