import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Menu } from '@mantine/core'
import {
  IconAlertCircle,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconPhonePlus,
  IconPrinter,
  IconSteeringWheel,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { useTypeAhead } from '#ui/backoffice/first-field.ts'
import { Link } from 'react-router'
import type { BoardFilter } from '../../contract.ts'
import { hasBothKinds, hasKitchen } from '../parts/order-words.ts'
import { MINUTES, usePrintOnConfirm, useReadyMinutes } from '../parts/ready-minutes.ts'
import { type ShownColumn, shownColumns } from '../parts/columns.ts'
import { ClosedChip } from './ClosedChip.tsx'
import { ColumnCount } from './ColumnCount.tsx'
import { columnTitle } from './ColumnHead.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { useTakeOrders } from '../parts/use-take-orders.ts'
import { SelectButton } from './SelectButton.tsx'
import { ViewTabs } from './ViewTabs.tsx'

interface BoardBarProps {
  filter: BoardFilter
  onFilter(filter: BoardFilter): void
  column: ShownColumn
  onColumn(column: ShownColumn): void
  counts: Record<ShownColumn, number>
  /**
   * Number of new orders that wait for staff. An order does not count while it waits for its guest, for its payment or for the opening of
   * its branch.
   */
  waiting: number
  missed: number
  onMissed(): void
}

/**
 * The bar above the columns. It shows the filters, the missed orders and the closed branches. It also has the setting for the promised
 * minutes, links to the pages on which staff enter orders, and the button that starts a selection. On a phone it also has a tab for each
 * column.
 */
export function BoardBar(props: BoardBarProps) {
  const t = useTexts(boardTexts)
  const titles = useTexts(orderingTitles)
  const { branches, branchId, locale } = useStaff()
  const takeOrders = useTakeOrders()
  const typeAhead = useTypeAhead()
  const { filter, onFilter } = props
  const kinds = [
    { kinds: [], label: t.board.all, icon: null },
    { kinds: ['food'], label: t.board.food, icon: <IconToolsKitchen2 className="i" stroke={1.75} aria-hidden /> },
    { kinds: ['ride'], label: titles.rides, icon: <IconSteeringWheel className="i" stroke={1.75} aria-hidden /> },
  ] as const
  const branch = filter.branch ?? branchId
  const isPreordered = props.column === 'preordered'
  const isPlain = filter.deliveryTypes.length === 0 && filter.branch === null
  return (
    <div className="m-ordering bbar no-print">
      <div className="seg hide-phone" role="group" aria-label={t.board.filter}>
        {(hasBothKinds(branches) ? kinds : kinds.slice(0, 1)).map(({ kinds: only, label, icon }) => (
          <button
            type="button"
            key={label}
            aria-pressed={isPlain && filter.kinds.join() === only.join()}
            onClick={() => onFilter({ kinds: [...only], deliveryTypes: [], branch: null })}
          >
            {icon}
            {label}
          </button>
        ))}
        <ViewTabs filter={filter} onFilter={onFilter} />
      </div>
      <div className="seg only-phone" role="group" aria-label={t.board.column} style={{ width: '100%' }}>
        {shownColumns.map((name) => (
          <button type="button" key={name} aria-pressed={props.column === name} onClick={() => props.onColumn(name)}>
            <span>{columnTitle(name, branches, t)}</span>{' '}
            <ColumnCount count={props.counts[name]} waiting={name === 'new' ? props.waiting : undefined} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`chip miss ${props.missed > 0 ? '' : 'hide-tab'}`}
        onClick={props.onMissed}
        style={props.missed > 0 ? { color: 'var(--alarm-t)', borderColor: 'var(--alarm)' } : undefined}
      >
        <IconAlertCircle size={16} aria-hidden />
        <span className="tx">{t.board.missed}</span> <b>{props.missed}</b>
      </button>
      <button
        type="button"
        className="chip only-tab"
        aria-pressed={isPreordered}
        onClick={() => props.onColumn(isPreordered ? 'new' : 'preordered')}
      >
        <IconCalendar size={16} aria-hidden />
        {t.columns.preordered} <b>{props.counts.preordered}</b>
      </button>
      <ClosedChip branch={branch} />
      <span className="sp" />
      {hasKitchen(branches, branch) ? <ReadyMinutes /> : null}
      {takeOrders.map(({ title, to, kind }, index) => (
        <Button
          key={to}
          // On a phone only the first link is shown, because there is no room for more. The page behind this link has links to all pages on
          // which staff enter orders.
          className={index > 0 ? 'hide-phone' : undefined}
          component={Link}
          to={to}
          title={title(locale)}
          // A click without a pointer comes from the keyboard. Staff then type at once.
          onClick={({ ctrlKey, detail, metaKey }) => (detail === 0 && !ctrlKey && !metaKey ? typeAhead() : undefined)}
          // On a tablet the texts of these links are hidden, so their icons must differ.
          leftSection={
            kind === 'rides' && takeOrders.length > 1 ? (
              <IconSteeringWheel className="i" stroke={1.75} aria-hidden />
            ) : (
              <IconPhonePlus className="i" stroke={1.75} aria-hidden />
            )
          }
        >
          <span className="wide-text">{title(locale)}</span>
          {index === 0 ? (
            <kbd className="wide-only" style={{ marginLeft: 7 }} aria-hidden>
              N
            </kbd>
          ) : null}
        </Button>
      ))}
      <SelectButton />
      <FilterMenu filter={filter} onFilter={onFilter} />
    </div>
  )
}

/**
 * The menu 'Vorgabe fertig in'. It sets how many minutes staff promise for food when they accept an order with one tap. Staff choose more
 * minutes during rush hours. The menu also has the setting that prints accepted orders.
 */
function ReadyMinutes() {
  const t = useTexts(boardTexts).board
  const minutes = useReadyMinutes()
  const print = usePrintOnConfirm()
  return (
    <>
      <span className="mut sm wide-only nw ready">{t.readyIn}</span>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            className="minutes"
            aria-label={`${t.readyIn} ${minutes.value} min`}
            leftSection={<IconClock className="i" stroke={1.75} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {minutes.value}
            {'\u00a0'}min
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t.readyIn}</Menu.Label>
          {MINUTES.map((one) => (
            <Menu.Item
              key={one}
              rightSection={one === minutes.value ? <IconCheck className="i" aria-hidden /> : null}
              aria-current={one === minutes.value ? 'true' : undefined}
              onClick={() => minutes.set(one)}
            >
              {one}
              {'\u00a0'}min
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPrinter className="i" stroke={1.75} aria-hidden />}
            rightSection={print.isOn ? <IconCheck className="i" aria-hidden /> : null}
            closeMenuOnClick={false}
            role="menuitemcheckbox"
            aria-checked={print.isOn}
            onClick={() => print.set(!print.isOn)}
          >
            {t.printOnConfirm}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
