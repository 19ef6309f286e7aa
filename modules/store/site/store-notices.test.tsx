import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NoticeWords } from './notice-words.ts'
import { StoreNotices } from './store-notices.tsx'
import type { Seat } from './use-visit.ts'

const closed: NoticeWords = {
  title: 'Derzeit haben wir leider geschlossen.',
  again: 'Wir öffnen wieder um 11:00 Uhr.',
  more: [],
  isClosed: true,
  isPreorderPossible: false,
}
const shown = (seat: Seat | undefined, notice: NoticeWords | undefined = closed): string =>
  renderToStaticMarkup(
    <StoreNotices seat={seat} notice={notice} action={null} hasFailed={false} locale="de" onRetry={() => {}} />,
  )

test('a guest at a table sees that the branch is closed, with the next opening', () => {
  const page = shown({ kind: 'table', table: '3' })
  expect(page).toContain('Derzeit haben wir leider geschlossen.')
  expect(page).toContain('Wir öffnen wieder um 11:00 Uhr.')
  expect(page).toContain('role="status"')
})
test('for a guest without a table only the greeting shows that the branch is closed, once', () => {
  expect(shown(undefined)).toBe('')
})
test('a guest who orders again reads what of the last order is no longer offered', () => {
  const page = renderToStaticMarkup(
    <StoreNotices
      seat={undefined}
      notice={undefined}
      action={null}
      again={{ code: 'type', type: 'delivery' }}
      hasFailed={false}
      locale="de"
      onRetry={() => {}}
    />,
  )
  expect(page).toContain('„Lieferung“ wie beim letzten Mal ist hier nicht mehr möglich.')
})
