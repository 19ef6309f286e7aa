import { useCall } from '#ui/backoffice/calls.ts'
import { IconStar } from '@tabler/icons-react'
import { type BoardFilter, orderingEndpoints } from '../../contract.ts'
import { isSameFilter } from './filter.ts'

/** One button for each saved view, next to the fixed buttons 'all', 'food' and 'rides'. */
export function ViewTabs({ filter, onFilter }: { filter: BoardFilter; onFilter: (filter: BoardFilter) => void }) {
  const views = useCall(orderingEndpoints.views)
  return (views.data?.value ?? []).map((view) => (
    <button
      type="button"
      key={view.id}
      aria-pressed={isSameFilter(view.filter, filter)}
      onClick={() => onFilter(view.filter)}
    >
      <IconStar className="i" stroke={1.75} aria-hidden />
      <span className="el" style={{ maxWidth: 140 }}>
        {view.name}
      </span>
    </button>
  ))
}
