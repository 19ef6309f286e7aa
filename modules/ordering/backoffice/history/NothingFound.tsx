import { boardTexts } from '../../words/board.ts'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconFilterOff, IconSearchOff } from '@tabler/icons-react'
import { everything, type HistoryView, narrowedBy } from './filter.ts'

/** Shown if no order was found. It repeats the search text, and has buttons that remove the search text or the filters. */
export function NothingFound({ view, onShow }: { view: HistoryView; onShow: (view: HistoryView) => void }) {
  const t = useTexts(boardTexts).history
  const by = narrowedBy(view)
  const text = by.search ? (by.filters ? t.noneFoundFiltered : t.noneFound)(view.search.trim()) : t.noneText
  return (
    <EmptyState icon={by.search ? IconSearchOff : IconFilterOff} title={t.none} text={text}>
      {by.search ? (
        <Button variant="filled" onClick={() => onShow({ ...view, search: '', page: 1 })}>
          {t.clearSearch}
        </Button>
      ) : null}
      {by.filters || !by.search ? (
        <Button
          variant={by.search ? 'default' : 'filled'}
          onClick={() => onShow({ ...everything, search: by.search ? view.search : '' })}
        >
          {t.clear}
        </Button>
      ) : null}
    </EmptyState>
  )
}
