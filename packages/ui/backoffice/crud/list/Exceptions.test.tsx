import * as z from 'zod'
import { IconTag } from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { entity, field } from '#contract/entity.ts'
import { Shell } from '../../testing/shell.tsx'
import type { AnyEditor } from '../editor.ts'
import { shownColumns } from './Exceptions.tsx'
import { PhoneRows } from './PhoneRows.tsx'

const tag = entity({
  name: 'tag',
  plural: 'tags',
  access: { read: 'staff', write: 'staff' },
  search: ['name'],
  sort: 'name',
  fields: {
    name: field(z.string(), { widget: 'text', column: 1 }),
    isEnabled: field(z.boolean().default(true), { widget: 'boolean', column: 2 }),
    isLarge: field(z.boolean().default(false), { widget: 'boolean', column: 3 }),
    /** A boolean field without a default has no usual value, so the list has a column for it. */
    isAsked: field(z.boolean(), { widget: 'boolean', column: 4 }),
  },
})
const words = {
  fields: { name: 'Name', isEnabled: 'Eingeschaltet', isLarge: 'Groß', isAsked: 'Gefragt' },
  exceptions: { isEnabled: 'Ausgeschaltet' },
  choices: {},
}
const editor = { entity: tag, path: '/tags', icon: IconTag, words: () => words } as unknown as AnyEditor

const rows = (...values: object[]) =>
  renderToStaticMarkup(
    <Shell>
      <MemoryRouter>
        <PhoneRows
          editor={editor}
          records={values.map((one, id) => ({ id: String(id), name: 'Scharf', isAsked: true, ...one })) as never}
        />
      </MemoryRouter>
    </Shell>,
  )

test('a list has no column for a yes or no that has a default', () => {
  expect(shownColumns(editor).map(({ name }) => name)).toEqual(['name', 'isAsked'])
})

test('a row says nothing about the default, and names what differs', () => {
  expect(rows({ isEnabled: true, isLarge: false })).not.toMatch(/Eingeschaltet|Ausgeschaltet|Groß/)
  const html = rows({ isEnabled: false, isLarge: true })
  expect(html).toContain('>Ausgeschaltet<')
  expect(html).toContain('>Groß<')
})
