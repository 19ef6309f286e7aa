import type { Field } from '#contract/entity.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { dayOf, formatDate, formatMoney, formatNumber, formatTime } from '../../format.ts'
import { useLocale, useStaff, useTexts } from '../../staff.tsx'
import { deviceZone } from '../device-zone.ts'
import { useReferences } from '../slots.tsx'

/** Does the field contain a number? Numbers are right-aligned, with the unit after a no-break space. */
export const isNumeric = (field: Pick<Field, 'widget'>): boolean =>
  ['money', 'percent', 'number'].includes(field.widget)

/** Is the value the default of the field? Lists highlight other values. */
export function isUsual(field: Pick<Field, 'schema'>, value: unknown): boolean {
  const usual = field.schema.safeParse(undefined)
  return usual.success && usual.data === value
}

/** Formats an instant as forms do: '20.03.2026 05:10'. */
export const formatStored = (instant: string, zone: string): string => {
  const at = Date.parse(instant)
  return `${formatDate(dayOf(at, zone))} ${formatTime(at, zone)}`
}

/** The default cell of a list. It depends on the widget of the field. */
export function Cell({
  field,
  value,
  choices,
}: {
  field: Field
  value: unknown
  choices: Readonly<Record<string, string>>
}) {
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const { currency } = useStaff()
  if (field.widget === 'boolean') return <Flag isOn={value === true} isUsual={isUsual(field, value)} />
  if (value === null || value === undefined || value === '') return <span className="mut">{t.list.none}</span>
  switch (field.widget) {
    case 'money':
      return formatMoney(Number(value), currency)
    case 'percent':
      return `${formatNumber(Number(value), locale)} %`
    case 'number':
      return formatNumber(Number(value), locale)
    case 'select':
      return choices[String(value)] ?? String(value)
    case 'multiselect':
      return (value as readonly string[]).map((one) => choices[one] ?? one).join(', ')
    case 'reference':
    case 'references':
      return <References entity={field.to} ids={Array.isArray(value) ? (value as string[]) : [String(value)]} />
    case 'date':
      return formatDate(String(value))
    case 'datetime':
      return formatStored(String(value), deviceZone())
    case 'color':
      return (
        <span className="row">
          <span className="swatch" style={{ background: String(value) }} />
          {String(value)}
        </span>
      )
    default:
      return String(value)
  }
}

/** A boolean value is shown by text, icon and colour, never by colour alone. */
function Flag({ isOn, isUsual }: { isOn: boolean; isUsual: boolean }) {
  const t = useTexts(editorTexts).list
  return isOn ? (
    <span className={`flag ${isUsual ? 'mut' : 'ok'}`}>
      <IconCheck className="i" stroke={2} aria-hidden />
      {t.yes}
    </span>
  ) : (
    <span className={`flag ${isUsual ? 'mut' : 'off'}`}>
      <IconMinus className="i" stroke={2} aria-hidden />
      {t.no}
    </span>
  )
}

function References({ entity, ids }: { entity: string | undefined; ids: readonly string[] }) {
  const t = useTexts(editorTexts)
  const { nameOf, isReady } = useReferences(entity)
  if (ids.length === 0) return <span className="mut">{t.list.none}</span>
  if (!isReady) return <span className="mut">…</span>
  return ids.map((id) => nameOf(id) ?? t.field.unknownReference).join(', ')
}
