import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { boardTexts } from '../../words/board.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconCalendar, IconPlus, IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { orderStates, type OrderState } from '../../rules/lifecycle.ts'
import { hasBothKinds } from '../parts/order-words.ts'
import type { HistoryView } from './filter.ts'

const TYPING_PAUSE_MS = 250

/** Converts a day to the displayed form: '2026-03-16' → '16.3.2026'. */
const dayText = (day: string): string => (day ? day.split('-').map(Number).toReversed().join('.') : '')

/** The search field, the active filters as chips that can be removed, and the menu that adds filters. */
export function HistoryTools({
  view,
  onChange,
}: {
  view: HistoryView
  onChange: (part: Partial<HistoryView>) => void
}) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const shell = useTexts(backofficeTexts).shell
  const [text, setText] = useState(view.search)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setText(view.search), [view.search])
  useEffect(() => {
    if (text === view.search) return undefined
    const timer = setTimeout(() => onChange({ search: text }), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- waits for typing, not for a new callback
  }, [text])
  const chips = [
    view.from || view.to
      ? {
          label: t.history.range(dayText(view.from), dayText(view.to)),
          clear: { from: '', to: '' },
          icon: <IconCalendar size={16} aria-hidden />,
        }
      : undefined,
    view.kind ? { label: t.history.kinds[view.kind], clear: { kind: '' as const }, icon: null } : undefined,
    view.state
      ? { label: `${t.history.state}: ${t.states[view.state]}`, clear: { state: '' as const }, icon: null }
      : undefined,
  ].filter((one) => one !== undefined)
  return (
    <div className="m-ordering htools no-print">
      <TextInput
        id="history-search"
        aria-label={t.history.searchLabel}
        placeholder={t.history.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        w={{ base: '100%', sm: 280 }}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        rightSection={text ? null : <kbd className="hide-phone">/</kbd>}
        type="search"
        maxLength={100}
      />
      {chips.map((chip) => (
        <button
          type="button"
          className="chip on"
          key={chip.label}
          aria-label={t.history.removeFilter(chip.label)}
          onClick={() => onChange(chip.clear)}
        >
          {chip.icon}
          {chip.label}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      <Popover opened={isOpen} onChange={setOpen} width={300} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            data-filter
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<kbd className="hide-phone">F</kbd>}
            onClick={() => setOpen(!isOpen)}
          >
            {t.history.filter}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <div className="col" style={{ gap: 12, padding: 10 }}>
            <div className="g2" style={{ gap: 8 }}>
              <DayInput
                isNested
                label={t.history.from}
                value={view.from}
                max={view.to || undefined}
                onChange={(day) => onChange({ from: day })}
              />
              <DayInput
                isNested
                label={t.history.to}
                value={view.to}
                min={view.from || undefined}
                onChange={(day) => onChange({ to: day })}
              />
            </div>
            {hasBothKinds(branches) ? (
              <NativeSelect
                label={t.history.kind}
                value={view.kind}
                onChange={(event) => onChange({ kind: event.currentTarget.value as HistoryView['kind'] })}
                data={[
                  { value: '', label: t.history.anyState },
                  { value: 'ride', label: t.history.kinds.ride },
                  { value: 'food', label: t.history.kinds.food },
                ]}
              />
            ) : null}
            <NativeSelect
              label={t.history.state}
              value={view.state}
              onChange={(event) => onChange({ state: event.currentTarget.value as OrderState | '' })}
              data={[
                { value: '', label: t.history.anyState },
                ...orderStates.map((state) => ({ value: state, label: t.states[state] })),
              ]}
            />
            <Button onClick={() => setOpen(false)}>{shell.close}</Button>
          </div>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}
