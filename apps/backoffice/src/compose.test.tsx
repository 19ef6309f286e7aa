import { loadEditor } from '#ui/backoffice/crud/editor-screens.tsx'
import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { unlabelled } from '#ui/backoffice/testing/labels.ts'
import { matchRoutes } from 'react-router'
import type { BackofficeModule } from '#ui/backoffice/module.ts'
import { describe, expect, it } from 'vitest'
import { composeBackoffice } from './compose.ts'
import { CompositionProvider, useCommands } from './composition.tsx'
import { sampleModule } from './fixtures/sample-module.tsx'
import { modules } from './modules.ts'
import { routesOf } from './routes.tsx'
import { placesFor } from './shell/places.ts'
import { find, placeEntry } from './shell/palette.ts'

/**
 * Removes a module's entries from the command palette. The entries of the real modules need a server; the entries of the sample module do
 * not.
 */
const withoutCommands = ({ useCommands: _unused, ...rest }: BackofficeModule): BackofficeModule => rest

const composed = composeBackoffice([...modules, sampleModule])
const admin = { user: { roles: ['ROLE_ADMIN'] as const }, branches: [] }

describe('a module that is added to the list', () => {
  it('has its screens and the lists of its editors in the navigation, in the order of their groups', () => {
    const own = placesFor(composed.screens, admin)
      .map(({ nav }) => nav.to)
      .filter(
        (to) => sampleModule.editors.some(({ path }) => path === to) || ['/desk', '/hall', '/cellar'].includes(to),
      )
    expect(own).toEqual(['/desk', '/hall', '/cellar', '/shelfs', '/books', '/authors', '/readers', '/loans', '/fines'])
  })
  it('is hidden from users without its roles', () => {
    const seen = placesFor(composed.screens, { user: { roles: ['ROLE_FRONTDESK'] }, branches: [] })
    expect(seen.map(({ nav }) => nav.to)).not.toContain('/desk')
  })
  it('has a page for each screen, list and form', () => {
    const routes = routesOf(composed)
    const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path
    for (const path of ['desk', 'hall', 'cellar']) expect(pathOf(`/${path}`)).toBe(path)
    for (const { path } of sampleModule.editors) {
      expect(pathOf(path)).toBe(path.slice(1))
      expect(pathOf(`${path}/neu`)).toBe(`${path.slice(1)}/:id`)
    }
    expect(pathOf('/nobody-has-this')).toBe('*')
  })
  it('has its entries in the command palette', () => {
    // The commands of the orders module need a provider that this test does not have, so they are left out.
    const others = composeBackoffice([...modules.map(withoutCommands), sampleModule])
    const Labels = () =>
      find(useCommands('lend'), 'lend')
        .map(({ label }) => label)
        .join()
    const shown = drawn(
      <CompositionProvider value={others}>
        <Labels />
      </CompositionProvider>,
    )
    expect(shown).toContain('Lend a book')
  })
  it('has labels for all fields, and a missing label is reported', async () => {
    for (const place of sampleModule.editors) expect(unlabelled(await place.load(), 'de')).toEqual([])
    const [place] = sampleModule.editors
    if (!place) throw new Error('no editor')
    const editor = await place.load()
    const without = { ...editor.words('de'), fields: { size: 'Size' }, choices: { size: { small: 'Small' } } }
    expect(unlabelled({ ...editor, words: () => without }, 'de')).toEqual(['name', 'size.large'])
  })
  it('can extend an editor, which is loaded with its screens', async () => {
    const place = composed.editors.find(({ entity }) => entity === 'book')
    if (!place) throw new Error('no editor')
    const { aside: Aside, path } = await loadEditor(place, composed.extensions)
    expect(path).toBe('/books')
    expect(drawn(Aside ? <Aside values={{}} record={undefined} set={() => undefined} /> : null)).toContain(
      'Who has read it',
    )
  })
})

describe('composing throws', () => {
  const without = (name: string) => modules.filter((one) => one.name !== name)
  const more = (added: BackofficeModule) => () => composeBackoffice([...modules, added])
  it('when a part is missing or provided twice', () => {
    expect(() => composeBackoffice(without('identity'))).toThrow("No module gives 'session' to the back office.")
    const session = modules.find(({ name }) => name === 'identity')?.session
    if (!session) throw new Error('no session')
    expect(more({ name: 'other', session })).toThrow("The modules 'identity' and 'other' both give 'session'")
  })
  it('when two modules have the same name, page or entity', () => {
    const and = (added: BackofficeModule) => () => composeBackoffice([sampleModule, added])
    expect(and({ name: 'sample' })).toThrow("both declare the name 'sample'")
    expect(and({ name: 'other', screens: sampleModule.screens ?? [] })).toThrow(
      "The modules 'sample' and 'other' both declare the path '/desk'",
    )
    expect(and({ name: 'other', editors: sampleModule.editors ?? [] })).toThrow("both declare the entity 'shelf'")
  })
  it('when a module extends an editor that no module has', () => {
    const load = () => Promise.reject(new Error('never loaded'))
    expect(more({ name: 'other', extensions: [{ entity: 'spaceship', load }] })).toThrow(
      "The module 'other' extends the editor of 'spaceship', which no module has.",
    )
  })
})

it.each([
  ['de', 'Öffnungszeiten', '/standorte'],
  ['en', 'opening hours', '/standorte'],
  ['de', 'Preise', '/produkte'],
  ['de', 'Speisekarte', '/produkte'],
  ['de', 'Drucker', '/geraete'],
  ['en', 'printer', '/geraete'],
  ['de', 'Schichten', '/dienstplan'],
  ['de', 'Dienstplan', '/dienstplan'],
  ['en', 'shifts', '/dienstplan'],
] as const)('the command palette (%s) finds for %s the page %s', (locale, query, to) => {
  const went: string[] = []
  const options = { locale, group: '', go: (address: string) => void went.push(address) }
  const entries = placesFor(composed.screens, admin).map((place) => placeEntry(place, options))
  for (const { run } of find(entries, query)) run()
  expect(went).toContain(to)
})
