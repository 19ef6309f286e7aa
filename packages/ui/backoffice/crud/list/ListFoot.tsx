import { editorTexts } from '#i18n/editors/frame.ts'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '../../staff.tsx'
import { type ListState, PAGE_SIZE } from '../list-state.ts'

/** The foot of a list: number of records, buttons to change the page, and the keyboard keys that work in the list. */
export function ListFoot({
  count,
  state,
  pages,
  total,
  shown,
  onPage,
  mayCreate,
}: {
  count: string
  state: ListState
  pages: number
  total: number
  shown: number
  onPage: (page: number) => void
  mayCreate: boolean
}) {
  const t = useTexts(editorTexts).list
  const first = (state.page - 1) * PAGE_SIZE + 1
  return (
    <div className="lfoot">
      <span className="b" role="status">
        {count}
      </span>
      {pages > 1 ? (
        <span className="row">
          <ActionIcon
            size="xs"
            aria-label={t.previous}
            disabled={state.page <= 1}
            onClick={() => onPage(state.page - 1)}
          >
            <IconChevronLeft className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
          <span title={t.page(state.page, pages)}>{t.range(first, first + shown - 1, total)}</span>
          <ActionIcon
            size="xs"
            aria-label={t.next}
            disabled={state.page >= pages}
            onClick={() => onPage(state.page + 1)}
          >
            <IconChevronRight className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        </span>
      ) : null}
      <span className="sp" />
      <span className="row hide-phone">
        <kbd>J</kbd>
        <kbd>K</kbd>
        {t.row} · <kbd>↵</kbd>
        {t.open}
        {mayCreate ? (
          <>
            {' '}
            · <kbd>N</kbd>
            {t.create}
          </>
        ) : null}
      </span>
    </div>
  )
}
