import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { SegmentRecord, StreamRecord } from '../contract.ts'
import { plannerTexts } from '../words/planner.ts'

export type ProgramDraft = Pick<StreamRecord, 'name' | 'defaultSegment' | 'rules'>

interface Props {
  draft: ProgramDraft
  segments: readonly SegmentRecord[]
  date: Temporal.PlainDate
  days: 1 | 7
  onChange: (changes: Partial<ProgramDraft>) => void
  onDate: (date: Temporal.PlainDate) => void
  onDays: (days: 1 | 7) => void
}

/** Fields for the name of a program and its default segment (what plays when no rule applies), and for the day or week on display. */
export function PlannerBar({ draft, segments, date, days, onChange, onDate, onDays }: Props) {
  const t = useTexts(plannerTexts)
  const locale = useLocale()
  const day = date.toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const uncapped = segments.filter((one) => one.maxPlaysPerHour === null)
  return (
    <div className="row w end">
      <TextInput
        label={t.name}
        maxLength={80}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t.defaultSegment}
        value={draft.defaultSegment ?? ''}
        onChange={(event) => onChange({ defaultSegment: event.currentTarget.value || null })}
        data={[{ value: '', label: t.noDefault }, ...uncapped.map((one) => ({ value: one.id, label: one.name }))]}
      />
      <span className="sp" />
      <Button className="ic" aria-label={t.dayBefore} onClick={() => onDate(date.subtract({ days }))}>
        <IconChevronLeft className="i" aria-hidden />
      </Button>
      <b>{day}</b>
      <Button className="ic" aria-label={t.dayAfter} onClick={() => onDate(date.add({ days }))}>
        <IconChevronRight className="i" aria-hidden />
      </Button>
      <div className="seg">
        {([1, 7] as const).map((count) => (
          <button type="button" key={count} aria-pressed={days === count} onClick={() => onDays(count)}>
            {count === 1 ? t.day : t.week}
          </button>
        ))}
      </div>
    </div>
  )
}
