import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Menu, Popover } from '@mantine/core'
import { IconArrowsLeftRight, IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { channels } from '../contract.ts'
import { channelTexts } from '../words/channels.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { rangeText } from './labels.ts'
import { daysOf, quickDays, quickRange, type View } from './view.ts'

type Props = { view: View; today: string; onChange: (part: Partial<View>) => void }

/** The range: quick choices, and two days of one's own. */
export function RangePicker({ view, today, onChange }: Props) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  const [isOpen, setOpen] = useState(false)
  const [own, setOwn] = useState({ from: view.from, to: view.to })
  const take = (range: { from: string; to: string }) => {
    setOwn(range)
    setOpen(false)
    onChange(range)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button
          leftSection={<IconCalendar className="i" stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {rangeText(view.from, view.to, locale)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="m-statistics rangebox">
        <div className="row w">
          {quickDays.map((quick) => (
            <button key={quick} type="button" className="chip" onClick={() => take(quickRange(quick, today))}>
              {t.periods[quick]}
            </button>
          ))}
        </div>
        <form
          className="row w"
          onSubmit={(event) => {
            event.preventDefault()
            if (daysOf(own) > 0) take(own)
          }}
        >
          <DayInput isNested label={t.from} value={own.from} onChange={(day) => setOwn({ ...own, from: day })} />
          <DayInput isNested label={t.to} value={own.to} onChange={(day) => setOwn({ ...own, to: day })} />
          <Button type="submit" variant="filled">
            {t.apply}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

export function FilterChips({ view, onChange }: Omit<Props, 'today'>) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const ways = useTexts(channelTexts)
  return (
    <div className="row w filters">
      <ChipMenu
        label={t.kinds[view.kind ?? 'all']}
        isOn={view.kind !== undefined}
        choices={[
          [undefined, t.kinds.all],
          ['food', t.kinds.food],
          ['ride', t.kinds.ride],
        ]}
        onPick={(kind) => onChange({ kind })}
      />
      <ChipMenu
        label={view.channel ? `${t.channel}: ${ways[view.channel]}` : t.allChannels}
        isOn={view.channel !== undefined}
        choices={[[undefined, t.allChannels], ...channels.map((one) => [one, ways[one]] as const)]}
        onPick={(channel) => onChange({ channel })}
      />
      <button
        type="button"
        className="chip"
        aria-pressed={view.isCompared}
        onClick={() => onChange({ isCompared: !view.isCompared })}
      >
        <IconArrowsLeftRight size={15} aria-hidden />
        {view.isCompared ? t.compare(daysOf(view)) : t.noCompare}
      </button>
      <span className="sp" />
      <div className="seg" role="group" aria-label={t.amounts}>
        {[false, true].map((isNet) => (
          <button
            key={String(isNet)}
            type="button"
            aria-pressed={view.isNet === isNet}
            onClick={() => onChange({ isNet })}
          >
            {isNet ? words.net : words.gross}
          </button>
        ))}
      </div>
    </div>
  )
}

function ChipMenu<T extends string | undefined>(props: {
  label: string
  isOn: boolean
  choices: readonly (readonly [T, string])[]
  onPick: (choice: T) => void
}) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={`chip ${props.isOn ? 'on' : ''}`}>
          {props.label}
          <IconChevronDown size={15} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.choices.map(([choice, label]) => (
          <Menu.Item key={label} onClick={() => props.onPick(choice)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
