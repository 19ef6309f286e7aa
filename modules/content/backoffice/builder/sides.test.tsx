import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { expect, test } from 'vitest'
import type { Version } from '../../contract/documents.ts'
import { SideLabel } from './SideLabel.tsx'
import { newestFirst, useSides } from './sides.ts'
import type { OpenDocument } from './use-document.ts'

const at = '2026-11-22T09:02:00Z'
const versions: Version[] = [
  { number: 4, reason: 'checkpoint', label: '', at: '2026-11-22T11:00:00Z', by: 'Ben' },
  { number: 3, reason: 'publish', label: '', at, by: 'Sabine Moser' },
]
type Known = Parameters<typeof useSides>[0]
const view = { live: {}, editedAt: '2026-11-22T10:30:00Z', editedBy: 'Ben', publishedAt: at } as OpenDocument['view']
const draft = { status: 'saved', savedAt: undefined } as OpenDocument['draft']

function Sides({ known, all }: { known: Known; all: readonly Version[] }) {
  const sides = useSides(known)
  const [last] = all
  return (
    <>
      <SideLabel side={sides.live(known.view.live ? all : [])} />
      <SideLabel shows="after" side={sides.draft()} />
      {last ? <SideLabel shows="before" side={sides.version(last)} /> : null}
    </>
  )
}
const texts = (known: Known, all: readonly Version[] = versions): string[] =>
  drawn(<Sides known={known} all={all} />)
    .split('</p>')
    .map((one) => one.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ''))

test('each side of a comparison has its number, state, time and author', () => {
  const [live, own, older] = texts({ draft, view })
  expect(live).toBe('Live · Version 3 · Veröffentlicht · heute 10:02 · Sabine Moser')
  expect(own).toBe('Nachher Entwurf · gesichert heute 11:30 · Ben')
  expect(older).toBe('Vorher Version 4 · Automatisch gesichert · heute 12:00 · Ben')
})

test('a version that was just saved here names the reader as author; an unsaved draft is named as unsaved', () => {
  const savedAt = Date.parse('2026-11-22T11:45:00Z')
  expect(texts({ draft: { ...draft, savedAt }, view })[1]).toBe('Nachher Entwurf · gesichert heute 12:45 · Ada')
  expect(texts({ draft: { ...draft, status: 'unsaved' }, view })[1]).toContain('Noch nicht gesichert')
})

test('if nothing is live, the live side shows that', () =>
  expect(texts({ draft, view: { ...view, live: null } })[0]).toContain('noch nichts veröffentlicht'))

test('the newest version is first, whatever its number; one that no person made is named as automatic', () => {
  // The version `setUp` was published when the brand was set up, but was stored as a version only later. So it is the oldest version, but
  // has the highest number.
  const setUp: Version = { number: 5, reason: 'publish', label: '', at: '2026-10-01T08:00:00Z', by: '' }
  expect(newestFirst([setUp, ...versions]).map(({ number }) => number)).toEqual([4, 3, 5])
  expect(texts({ draft, view: { ...view, live: {} } }, [setUp])[0]).toBe(
    'Live · Version 5 · Veröffentlicht · Do, 1.10. 10:00 · automatisch',
  )
})
