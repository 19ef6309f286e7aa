import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { Locale } from '#contract/locale.ts'
import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import { logTexts } from '../words/logs.ts'
import { useLogZone } from './use-log-zone.ts'

/** Shows the value of one field in an entry: struck through if it is the old value, marked if it is the new one. */
export function LogValue({ value, side }: { value: unknown; side: 'before' | 'after' }) {
  const t = useTexts(logTexts)
  const locale = useLocale()
  const zone = useLogZone()
  const text = isMoment(value) ? momentOf(value, zone, locale) : textOf(value, t, locale)
  if (text === '') return <span className="mut">{t.nothing}</span>
  return side === 'before' ? <del>{text}</del> : <ins>{text}</ins>
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)

const momentOf = (value: string, zone: string, locale: Locale): string =>
  `${formatLongDay(Date.parse(value), zone, locale)}, ${formatTime(Date.parse(value), zone)}`

/** Formats a value for staff, with at most 2,000 characters. An object or a list becomes one line for each of its values. */
function textOf(value: unknown, t: ReturnType<typeof logTexts>, locale: Locale): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number')
    return value.toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', { maximumFractionDigits: 10 })
  if (typeof value === 'string') return value.slice(0, 2000)
  return lines(value, 0).join('\n').slice(0, 2000)
}

function lines(value: unknown, depth: number): string[] {
  const space = '  '.repeat(depth)
  if (typeof value !== 'object' || value === null) return [`${space}${String(value)}`]
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one) => ['–', one] as const)
    : Object.entries(value)
  return entries.flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? [`${space}${name}`, ...lines(inner, depth + 1)]
      : [`${space}${name === '–' ? '–' : `${name}:`} ${String(inner)}`],
  )
}
