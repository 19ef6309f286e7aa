import { errorText } from '#i18n/errors.ts'
import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { hoursTexts } from '../../words/hours.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCalendarEvent, IconPencil, IconRepeat, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type OpeningHourRule, weekdays } from '../../rules/opening-hours.ts'
import { endsNextDay, readTime } from './hours-rules.ts'
import { ruleHours, ruleName } from './words.ts'

interface RuleRowProps {
  rule: OpeningHourRule
  isOpen: boolean
  /** True: the rule contradicts another rule or is incomplete. */
  isBroken: boolean
  /** The names of the fields that the user left without typing a value. */
  missing: readonly string[]
  readOnly: boolean
  onToggle: () => void
  onLeave: (field: string) => void
  onChange: (rule: OpeningHourRule) => void
  onRemove: () => void
}

/** One rule in the list of opening hours. If `isOpen` is true, the row is a form; otherwise it shows a summary of the rule. */
export function RuleRow({
  rule,
  isOpen,
  isBroken,
  missing,
  readOnly,
  onToggle,
  onLeave,
  onChange,
  onRemove,
}: RuleRowProps) {
  const t = useTexts(hoursTexts)
  const locale = useLocale()
  const name = ruleName(rule, locale)
  const errorOf = (field: string) => (missing.includes(field) ? errorText(locale, 'field.required') : undefined)
  const Picture = isBroken ? IconAlertTriangle : rule.type === 'once' ? IconCalendarEvent : IconRepeat
  if (!isOpen || readOnly) {
    return (
      <div className={`rule ${isBroken ? 'conf' : ''}`}>
        <Picture className="i mut" stroke={1.75} aria-hidden />
        <b>{name}</b>
        <span>
          {ruleHours(rule, locale)}
          {endsNextDay(rule) ? <small className="mut">{t.nextDay}</small> : null}
        </span>
        {readOnly ? null : (
          <ActionIcon size="xs" aria-label={t.edit(`${name} ${ruleHours(rule, locale)}`)} onClick={onToggle}>
            <IconPencil className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
    )
  }
  return (
    <div className={`rule-edit ${isBroken ? 'conf' : ''}`}>
      <div className="g2">
        <Select
          label={t.type}
          data={(['once', 'daily', ...weekdays] as const).map((value) => ({ value, label: t.types[value] }))}
          value={rule.type}
          allowDeselect={false}
          data-autofocus
          onChange={(type) => onChange({ ...rule, type: (type ?? rule.type) as OpeningHourRule['type'] })}
        />
        {rule.type === 'once' ? (
          <DayInput
            label={t.date}
            value={rule.date ?? ''}
            error={errorOf('date')}
            onBlur={() => onLeave('date')}
            onChange={(day) => onChange({ ...rule, date: day || undefined })}
          />
        ) : (
          <span />
        )}
        <TimeInput
          label={t.from}
          value={rule.from}
          disabled={rule.isClosed === true}
          error={errorOf('from')}
          onLeave={() => onLeave('from')}
          onChange={(from) => onChange({ ...rule, from })}
        />
        <TimeInput
          label={t.to}
          value={rule.to}
          disabled={rule.isClosed === true}
          error={errorOf('to')}
          onLeave={() => onLeave('to')}
          onChange={(to) => onChange({ ...rule, to })}
        />
      </div>
      <div className="row w">
        <Checkbox
          label={t.isClosed}
          checked={rule.isClosed === true}
          onChange={(event) => onChange({ ...rule, isClosed: event.currentTarget.checked })}
        />
        {endsNextDay(rule) ? <span className="bdg">{t.nextDay}</span> : null}
        <span className="sp" />
        <ActionIcon size="xs" aria-label={t.remove(name)} onClick={onRemove}>
          <IconTrash className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <Button size="xs" onClick={onToggle}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}

/**
 * A field for a time from 00:00 to 24:00. The browser's own time field does not accept 24:00. When the user leaves the field, '9' becomes 09:00 and
 * '930' becomes 09:30.
 */
function TimeInput({
  label,
  value,
  disabled,
  error,
  onLeave,
  onChange,
}: {
  label: string
  value: string | undefined
  disabled: boolean
  error: string | undefined
  onLeave: () => void
  onChange: (time: string | undefined) => void
}) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      placeholder="00:00"
      maxLength={5}
      disabled={disabled}
      error={error}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        if (/^\d{2}:\d{2}$/.test(event.currentTarget.value))
          onChange(readTime(event.currentTarget.value) ?? event.currentTarget.value)
      }}
      onBlur={() => {
        if (typed !== undefined) onChange(readTime(typed) ?? (typed.trim() || undefined))
        setTyped(undefined)
        onLeave()
      }}
    />
  )
}
