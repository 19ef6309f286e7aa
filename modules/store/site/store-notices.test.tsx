import type { ReactNode } from 'react'
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
const shown = (seat: Seat | undefined, notice: NoticeWords | undefined = closed, action: ReactNode = null): string =>
  renderToStaticMarkup(
    <StoreNotices seat={seat} notice={notice} action={action} hasFailed={false} locale="de" onRetry={() => {}} />,
  )

test('a guest at a table sees that the branch is closed, with the next opening', () => {
  const page = shown({ kind: 'table', table: '3' })
  expect(page).toContain('Derzeit haben wir leider geschlossen.')
  expect(page).toContain('Wir öffnen wieder um 11:00 Uhr.')
  expect(page).toContain('role="status"')
})
test('only the notice of a closed branch at a table is long enough to move the cookie banner', () => {
  expect(shown({ kind: 'table', table: '3' })).toContain('data-long-top')
  expect(shown({ kind: 'table', table: '3' }, { ...closed, isClosed: false })).not.toContain('data-long-top')
  expect(shown({ kind: 'unknown', table: '9' })).not.toContain('data-long-top')
})
test('the button to call is beside the text, and the longer button to choose a time is below it', () => {
  const table = { kind: 'table', table: '3' } as const
  expect(shown(table, closed, <a href="tel:1">Anrufen</a>)).toMatch(/seat-closed.*<\/div><a href="tel:1">/)
  const open = shown(table, { ...closed, isPreorderPossible: true }, <button type="button">Termin wählen</button>)
  expect(open).not.toContain('seat-closed')
  expect(open).toContain('<div class="row wrapx"><button')
})
test('without delivery the button is beside the text, and the advice is still there for screen readers', () => {
  const page = shown(
    undefined,
    { ...closed, isClosed: false, isPreorderPossible: true, more: ['Gerne abholen.'] },
    <button type="button">Termin wählen</button>,
  )
  expect(page).toMatch(/no-delivery is-told.*class="more">Gerne abholen\.<.*<\/div><button/)
  expect(shown(undefined, { ...closed, isClosed: false })).not.toContain('is-told')
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
