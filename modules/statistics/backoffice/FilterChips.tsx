import { useTexts } from '#ui/backoffice/staff.tsx'
import { Menu } from '@mantine/core'
import { IconArrowsLeftRight, IconChevronDown } from '@tabler/icons-react'
import { channels } from '../contract.ts'
import { screens } from '../rules/devices.ts'
import { channelTexts } from '../words/channels.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { visitTexts } from '../words/visits.ts'
import { daysOf, type View } from './view.ts'

interface Props {
  view: View
  onChange: (part: Partial<View>) => void
}

export function FilterChips({ view, onChange }: Props) {
  const isAboutOrders = view.tab === 'orders' || view.tab === 'revenue'
  const t = useTexts(screenTexts)
  return (
    <div className="row w filters">
      {isAboutOrders ? (
        <OrderChips view={view} onChange={onChange} />
      ) : view.tab === 'time' ? null : (
        <DeviceChip view={view} onChange={onChange} />
      )}
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
      {isAboutOrders ? <Amounts view={view} onChange={onChange} /> : null}
    </div>
  )
}

function OrderChips({ view, onChange }: Props) {
  const t = useTexts(screenTexts)
  const ways = useTexts(channelTexts)
  return (
    <>
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
    </>
  )
}

function DeviceChip({ view, onChange }: Props) {
  const t = useTexts(screenTexts)
  const names = useTexts(visitTexts)
  return (
    <ChipMenu
      label={view.device ? `${t.visits.device}: ${names.screens[view.device]}` : t.visits.allDevices}
      isOn={view.device !== undefined}
      choices={[[undefined, t.visits.allDevices], ...screens.map((one) => [one, names.screens[one]] as const)]}
      onPick={(device) => onChange({ device })}
    />
  )
}

function Amounts({ view, onChange }: Props) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  return (
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
