import { dateTexts } from '#i18n/dates.ts'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../staff.tsx'
import { type FreeTimeOption, isWholeTime, mayBecome } from './free-times.ts'
import { useTypedTime } from './use-typed-time.ts'
import { useReportUnread } from './use-unread.ts'

/**
 * A field for one of the free times of a day, typed as '1430', '930', '9:15' or '14.30', or chosen from a list. If the typed time is not
 * free, the field says so, offers the nearest free time, and keeps `value`. `onUnread` gets true as long as the field shows such a text, or a
 * value that is not free any more: the form must then not be sent.
 */
export function FreeTimeInput(props: {
  label: string
  name: string
  withAsterisk?: boolean
  /** The day (YYYY-MM-DD) of the free times. */
  day: string
  /** The free times in their sequence. */
  times: readonly FreeTimeOption[]
  /** The key of the chosen time; '' for none. */
  value: string
  /** The chosen time (HH:mm); '' for none. It is shown also if it is not free. */
  time: string
  error: string | undefined
  onChange: (value: string) => void
  onUnread: (isUnread: boolean) => void
}) {
  const { label, name, time, times, value } = props
  const t = useTexts(dateTexts)
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({
    onDropdownOpen: (source) => {
      if (source === 'mouse') box.updateSelectedOptionIndex('active', { scrollIntoView: true })
    },
    onDropdownClose: () => box.resetSelectedOption(),
  })
  const text = useTypedTime(props)
  const { nearest, typed, unread, wanted } = text
  const chosen = times.find((one) => one.value === value)
  useReportUnread(unread !== undefined || (value !== '' && !chosen), props.onUnread)
  const fits = typed ? times.filter((one) => mayBecome(typed, one.time)) : times

  /** Takes a time and selects it, so that a typed text replaces it. */
  function choose(next: string) {
    flushSync(() => text.take(next))
    box.closeDropdown()
    input.current?.focus()
    input.current?.select()
  }
  /** Takes the time that was chosen with the arrow keys, otherwise the typed one. */
  function settle() {
    const arrowed = box.dropdownOpened ? fits[box.getSelectedOptionIndex()] : undefined
    if (arrowed) text.take(arrowed.value)
    else text.read(typed)
    box.closeDropdown()
    box.resetSelectedOption()
  }
  const message = (read: string) =>
    wanted === undefined
      ? t.noTimeOfDay(read)
      : Number(wanted.slice(3)) % 5 === 0
        ? t.notFree(wanted)
        : t.offStep(wanted)
  return (
    <div className="col">
      <Combobox store={box} onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            ref={input}
            label={label}
            name={name}
            withAsterisk={props.withAsterisk ?? false}
            inputMode="numeric"
            autoComplete="off"
            placeholder="00:00"
            maxLength={9}
            value={typed ?? unread ?? chosen?.label ?? time}
            error={unread === undefined ? props.error : message(unread)}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => box.openDropdown('mouse')}
            onChange={(event) => {
              const next = event.currentTarget.value
              text.type(next)
              // A complete time needs no list, which would cover the message below the field.
              if (isWholeTime(next)) {
                text.read(next)
                box.closeDropdown()
              } else box.openDropdown()
              box.resetSelectedOption()
            }}
            onKeyDown={(event) => {
              const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
              if (event.key === 'Tab' || isSent) settle()
              // Enter takes the time and does not send the form. The button or Ctrl+Enter sends the form.
              if (event.key !== 'Enter' || isSent) return
              event.preventDefault()
              if (!box.dropdownOpened || box.getSelectedOptionIndex() < 0) flushSync(settle)
              event.currentTarget.select()
            }}
            onBlur={() => {
              text.read(typed)
              box.closeDropdown()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={fits.length === 0}>
          <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
            {fits.map((one) => (
              <Combobox.Option key={one.value} value={one.value} active={one.value === value}>
                {one.label}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {nearest ? (
        <button
          type="button"
          className="chip mid"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => choose(nearest.value)}
        >
          {t.nearest(nearest.label)}
        </button>
      ) : null}
    </div>
  )
}
