import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { contentEndpoints, divisionEntity, nodeEntity, redirectEntity } from '../../contract.ts'
import { divisionWords, nodeWords, redirectWords } from '../../words/records.ts'
import { LastHit, RedirectFrom, RedirectOrigin, RedirectTarget, StatusChoice } from './redirect-cells.tsx'
import { RedirectImport } from './RedirectImport.tsx'
import { RedirectWay } from './RedirectWay.tsx'

/** The list and form of structured entries: people, events, suppliers. */
export const nodeEditor = editorOf(nodeEntity, {
  calls: contentEndpoints.nodes,
  words: nodeWords,
  nameOf: ({ name }) => name ?? '',
  halves: ['name', 'locale'],
  filters: ['locale', 'isPublic'],
  lesserColumns: ['text'],
  keepsDrafts: true,
})

/** The list and form of organisations (divisions) that have their own pages. */
export const divisionEditor = editorOf(divisionEntity, {
  calls: contentEndpoints.divisions,
  words: divisionWords,
  nameOf: ({ name }) => name ?? '',
  order: ['name', 'identifier'],
  halves: ['name', 'identifier'],
  keepsDrafts: true,
})

/** The list and form of redirects. Staff create redirects; when the address of a page changes, a redirect is created automatically. */
export const redirectEditor = editorOf(redirectEntity, {
  calls: contentEndpoints.redirects,
  words: redirectWords,
  nameOf: ({ from }) => from ?? '',
  placed: { origin: '' },
  filters: ['origin', 'isEnabled'],
  lesserColumns: ['origin', 'lastHitAt', 'status'],
  overrides: { status: StatusChoice },
  cells: { from: RedirectFrom, toSite: RedirectTarget, origin: RedirectOrigin, lastHitAt: LastHit },
  listActions: RedirectImport,
  aside: RedirectWay,
  keepsDrafts: true,
})
