import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import { dateTexts } from '#i18n/dates.ts'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { useLocale, useTexts } from '../staff.tsx'
import { readFullDay } from './typed.ts'
import { useTypedDay } from './use-typed-day.ts'

export interface DayInputProps extends Pick<
  DateInputProps,
  | 'id'
  | 'label'
  | 'description'
  | 'error'
  | 'required'
  | 'withAsterisk'
  | 'readOnly'
  | 'disabled'
  | 'name'
  | 'onBlur'
  | 'aria-label'
  | 'aria-required'
> {
  /** The day as YYYY-MM-DD; '' for none. */
  value: string
  /** First and last day that can be chosen, as YYYY-MM-DD. */
  min?: string | undefined
  max?: string | undefined
  'data-autofocus'?: boolean
  /**
   * True if the field is inside a popover. The calendar is then rendered inside that popover, too. If it were outside, a tap on a day would
   * be a tap outside the popover and would close both.
   */
  isNested?: boolean
  /** Called with YYYY-MM-DD, or with '' if the field was emptied. */
  onChange: (day: string) => void
  /**
   * Called when it changes whether the field shows a text that is no possible day. `value` is then the day from before, so the form must not
   * be sent.
   */
  onUnread?: (isUnread: boolean) => void
}

/**
 * Does the key open the calendar? The arrow down does, and each key that changes the text. Touch keyboards report each key as
 * 'Unidentified'.
 */
const opensCalendar = (key: string): boolean =>
  key.length === 1 || ['ArrowDown', 'Backspace', 'Delete', 'Unidentified'].includes(key)

/**
 * A field for a calendar day, which is typed as '20.3.' or chosen from a calendar. The calendar is the same in every browser, and in the
 * language of the user. A tap or a key opens it. The focus alone does not open it: a dialog may give the focus to the field, and the calendar
 * would then cover the dialog. The focus selects the text, so that a typed day replaces it.
 *
 * While the user types, only a full date is read. A short text ('3.12.') is read when the user leaves the field or presses Enter: '31.1' may
 * become '31.11.2026'. If the text is no possible day, it stays in the field with an error, and `value` stays the day from before.
 */
export function DayInput({
  value,
  min,
  max,
  isNested = false,
  error,
  name,
  onChange,
  onBlur,
  onUnread,
  ...rest
}: DayInputProps) {
  const t = useTexts(dateTexts)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const today = Temporal.Now.plainDateISO().toString()
  const typed = useTypedDay({ value, first: min ?? today, min, max, onChange, onUnread })
  return (
    <DateInput
      {...rest}
      error={typed.unread ? t.unread(typed.unread) : error}
      {...(name === undefined ? {} : { name, 'data-name': name })}
      data-unread={typed.isImpossible || undefined}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      dateParser={(text) => readFullDay(text) ?? null}
      fixOnBlur={!typed.isImpossible}
      valueFormat="DD.MM.YYYY"
      placeholder={t.dayFormat}
      locale={locale}
      firstDayOfWeek={1}
      // While the text is no possible day, a tap on the day from before chooses this day.
      allowDeselect={!typed.isImpossible}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      ariaLabels={{
        nextMonth: t.nextMonth,
        previousMonth: t.previousMonth,
        nextYear: t.nextYear,
        previousYear: t.previousYear,
        nextDecade: t.nextYears,
        previousDecade: t.previousYears,
        monthLevelControl: t.chooseMonth,
        yearLevelControl: t.chooseYear,
      }}
      popoverProps={{ withinPortal: !isNested, opened: isOpen, onChange: setOpen }}
      onFocus={(event) => event.currentTarget.select()}
      onClick={() => setOpen(true)}
      onInput={(event) => typed.type(event.currentTarget.value)}
      onKeyDown={({ key }) => {
        if (opensCalendar(key)) setOpen(true)
        if (key === 'Escape') setOpen(false)
        if (key !== 'Enter') return
        setOpen(false)
        typed.read()
      }}
      onBlur={(event) => {
        setOpen(false)
        typed.read()
        onBlur?.(event)
      }}
      getDayProps={(day) => ({
        onClick: () => {
          setOpen(false)
          if (typed.isImpossible && day === value) typed.showValue()
        },
      })}
      // While the calendar is open, Escape closes only the calendar and not the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
    />
  )
}
