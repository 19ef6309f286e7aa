import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import { dateTexts } from '#i18n/dates.ts'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { useLocale, useTexts } from '../staff.tsx'
import { readDay } from './typed.ts'

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
 * would then cover the dialog. The focus selects the text, so that a typed day replaces it. If the typed text is no possible day, the field
 * shows its last day again, and names the text.
 */
export function DayInput({ value, min, max, isNested = false, error, onChange, onBlur, ...rest }: DayInputProps) {
  const t = useTexts(dateTexts)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [unread, setUnread] = useState('')
  const today = Temporal.Now.plainDateISO().toString()
  const isPossible = (typed: string): boolean => {
    const day = readDay(typed, min ?? today)
    return day !== undefined && day >= (min ?? day) && day <= (max ?? day)
  }
  return (
    <DateInput
      {...rest}
      error={error ?? (unread && t.unread(unread))}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      dateParser={(typed) => readDay(typed, min ?? today) ?? null}
      valueFormat="DD.MM.YYYY"
      placeholder={t.dayFormat}
      locale={locale}
      firstDayOfWeek={1}
      allowDeselect
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
      onKeyDown={({ key }) => {
        if (opensCalendar(key)) {
          setOpen(true)
          setUnread('')
        }
        if (key === 'Escape') setOpen(false)
      }}
      onBlur={(event) => {
        setOpen(false)
        const typed = event.currentTarget.value.trim()
        setUnread(typed === '' || isPossible(typed) ? '' : typed)
        onBlur?.(event)
      }}
      getDayProps={() => ({ onClick: () => setOpen(false) })}
      // While the calendar is open, Escape closes only the calendar and not the dialog around it.
      data-mantine-stop-propagation={isOpen || undefined}
    />
  )
}
