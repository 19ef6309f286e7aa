import { menuTexts } from '../../words/menus.ts'
import { formatMoment } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Switch } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBrowser,
  IconBuildingStore,
  IconCalendarEvent,
  IconExternalLink,
  IconEyeOff,
  IconGripVertical,
  IconHome,
  IconLink,
} from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { NavigationItem } from '../../contract.ts'
import type { MenuPath } from '../../rules/menu-edit.ts'
import { isLive, type MenuTargets } from './menu-targets.ts'

export const entryIcons = { home: IconHome, site: IconBrowser, branch: IconBuildingStore, link: IconLink }

interface EntryProps {
  item: NavigationItem
  path: MenuPath
  targets: MenuTargets
  isChosen: boolean
  isTaken: boolean
  isDragged: boolean
  isWrong: boolean
  /** Where the entry that is being dragged would be inserted: before or behind this entry. Undefined if the pointer is over another entry. */
  over: 'before' | 'behind' | undefined
  readOnly: boolean
  onChoose: () => void
  onToggle: (isEnabled: boolean) => void
  onKey: (event: KeyboardEvent) => void
  onBlur: () => void
  onDragStart: () => void
  onDragOver: (side: 'before' | 'behind') => void
  onDragEnd: () => void
}

/** One row in the list of a menu's entries: a handle to move it, its label, its target, and a switch that shows or hides it on the site. */
export function MenuEntry({ item, path, targets, ...props }: EntryProps) {
  const t = useTexts(menuTexts)
  const name = item.label || t.newEntry
  const Picture = item.type === 'link' && targets.leadsTo(item)?.newTab ? IconExternalLink : entryIcons[item.type]
  const state = [
    props.isChosen ? 'on' : '',
    props.isTaken ? 'grab' : '',
    props.isDragged ? 'dragged' : '',
    props.over ?? '',
    item.isEnabled ? '' : 'off',
    props.isWrong ? 'bad' : '',
  ].join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only drops are handled here; the handle in it is a button
    <li
      className={`mnrow ${state}`}
      data-path={path.join('.')}
      style={{ '--level': path.length - 1 } as CSSProperties}
      onDragOver={(event) => {
        event.preventDefault()
        const { height, top } = event.currentTarget.getBoundingClientRect()
        props.onDragOver(event.clientY < top + height / 2 ? 'before' : 'behind')
      }}
      onDrop={(event) => {
        event.preventDefault()
        props.onDragEnd()
      }}
    >
      {props.readOnly ? null : (
        <button
          type="button"
          className={`grip ${props.isTaken ? 'on' : ''}`}
          data-handle
          aria-label={t.move(name)}
          aria-pressed={props.isTaken}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', name)
            props.onDragStart()
          }}
          onDragEnd={props.onDragEnd}
          onKeyDown={props.onKey}
          onBlur={props.onBlur}
        >
          <IconGripVertical className="i" stroke={1.75} aria-hidden />
        </button>
      )}
      <Picture className="i" stroke={1.75} aria-hidden />
      <button type="button" className="plain mnname" aria-pressed={props.isChosen} onClick={props.onChoose}>
        <b className="el">{name}</b>
        <span className="mut xs el">{describe(item, targets, t)}</span>
      </button>
      <Badges item={item} targets={targets} />
      <Switch
        aria-label={t.shown(name)}
        checked={item.isEnabled}
        disabled={props.readOnly}
        onChange={(event) => props.onToggle(event.currentTarget.checked)}
      />
    </li>
  )
}

function describe(item: NavigationItem, targets: MenuTargets, t: ReturnType<typeof menuTexts>): string {
  const branch = item.type === 'branch' ? targets.branches.find(({ value }) => value === item.target)?.label : undefined
  return [t.types[item.type], branch ?? targets.leadsTo(item)?.href ?? ''].filter(Boolean).join(' · ')
}

function Badges({ item, targets }: { item: NavigationItem; targets: MenuTargets }) {
  const t = useTexts(menuTexts)
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const page = targets.pageOf(item)
  const badge = (Picture: typeof IconEyeOff, tone: string, text: string) => (
    <span className={`bdg hide-phone ${tone}`}>
      <Picture className="i" stroke={1.75} aria-hidden />
      {text}
    </span>
  )
  if (!item.isEnabled) return badge(IconEyeOff, 'idle', t.off)
  if (targets.isReady && item.type === 'site' && !page) return badge(IconAlertTriangle, 'alarm', t.gone)
  if (page && !isLive(page)) {
    const planned = page.plan?.action === 'publish' && !page.plan.error ? page.plan.at : undefined
    const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
    return planned
      ? badge(IconCalendarEvent, 'new', t.from(formatMoment(Date.parse(planned), clock.now(), zone, locale)))
      : badge(IconEyeOff, 'new', t.notLive)
  }
  return targets.leadsTo(item)?.newTab ? badge(IconExternalLink, 'idle', t.newTab) : null
}
