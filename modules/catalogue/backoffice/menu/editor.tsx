import { menuWords } from '../../words/menu.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { formatStored } from '#ui/backoffice/crud/list/Cell.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconClock, IconHistory, IconInfoCircle, IconListDetails } from '@tabler/icons-react'
import { catalogueEndpoints, type Menu, menuEntity } from '../../contract.ts'
import { trash } from '../trash/trash.ts'
import { CatalogField } from './CatalogField.tsx'
import { menuState } from './menu-state.ts'

/**
 * The list and form of menus. A menu contains categories with their products. Its branches use it from a given time on (specification §3,
 * Menu; §4: active menu).
 */
export const menuEditor = editorOf(menuEntity, {
  calls: catalogueEndpoints.menus,
  words: menuWords,
  nameOf: ({ name }) => name ?? '',
  layout: 'scroll',
  sections: [
    { name: 'general', icon: IconInfoCircle },
    { name: 'catalog', icon: IconListDetails },
  ],
  placed: { catalog: 'catalog' },
  order: ['name', 'availableFrom', 'branches', 'catalog'],
  halves: ['name', 'availableFrom'],
  overrides: { catalog: CatalogField },
  cells: { availableFrom: ({ record }) => <From record={record} /> },
  badges: ({ record }) => (record ? <State record={record} /> : null),
  trash,
  keepsDrafts: true,
})

function From({ record }: { record: Menu }) {
  return (
    <span className="row">
      {formatStored(record.availableFrom, deviceZone())}
      <State record={record} />
    </span>
  )
}

const icons = { now: IconListDetails, later: IconClock, before: IconHistory }

/** The badge that shows whether guests of any branch see the menu now, later, or no longer. */
function State({ record }: { record: Menu }) {
  const t = useTexts(menuWords).state
  const { clock } = useStaff()
  const all = useCall(catalogueEndpoints.menus.list, { query: { pageSize: 500 } })
  const state = menuState(record, all.data?.value ?? [], clock.now())
  const Picture = icons[state]
  return (
    <span className={`bdg ${state === 'now' ? 'ok' : ''}`}>
      <Picture className="i" stroke={1.75} aria-hidden />
      {t[state]}
    </span>
  )
}
