import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blockTypes } from '#modules/content/rules/blocks/block-types.ts'
import type { Field, FieldList } from '#modules/content/rules/blocks/fields.ts'
import { readBlocks } from '#modules/content/rules/blocks/read-block.ts'
import { createScreens } from '#ui/site/screens.tsx'
import { site as parts } from '../modules.server.ts'
import { testSite } from '../testing/test-site.ts'
import { pageMaker } from './page-parts.server.tsx'

/** For each field that contains texts, addresses or pictures: a unique value, which the test can find in the page. */
function filled(fields: FieldList, at: string, marks: string[]): Record<string, unknown> {
  const mark = (name: string) => {
    const text = `${at}-${name}`
    marks.push(text)
    return text
  }
  const picture = (name: string) => ({ id: mark(name).toLowerCase(), version: 1, extension: 'jpg', alt: 'Bild' })
  const valueOf = (name: string, field: Field): unknown => {
    switch (field.type) {
      case 'text':
      case 'textarea':
        return mark(name)
      case 'wysiwyg':
        return `<p>${mark(name)}</p>`
      case 'markdown':
        return mark(name)
      case 'url':
        return `/de/${mark(name)}`
      case 'image':
        return picture(name)
      case 'images':
        return [picture(name)]
      case 'group':
        return filled(field.fields, `${at}-${name}`, marks)
      case 'collection':
        return Object.entries(field.items).map(([type, inner]) => ({
          id: `${at}-${type}-item`,
          type,
          value: filled(inner, `${at}-${name}-${type}`, marks),
        }))
      default:
        return undefined
    }
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]))
}

const screens = createScreens(parts.modules)

// These blocks show records, for example dishes, which this page does not have. The blocks have their own tests.
const elsewhere = new Set([
  'part',
  'entries',
  'dishes',
  'stores',
  'vehicles',
  'bookingSystem',
  'openingHours',
  'map',
  'contact',
  'downloads',
])

test.each(Object.keys(blockTypes).filter((type) => !elsewhere.has(type)))(
  'every value that an editor writes into a block of type %s is on the page',
  (type) => {
    const marks: string[] = []
    const block = { type, id: 'b1', ...filled(blockTypes[type as keyof typeof blockTypes], 'x', marks) }
    // Reviews are shown only if the settings contain the address of the review service.
    const site = testSite({ config: { reviewsUrl: 'https://reviews.example/lindwurm' } })
    const { maker } = pageMaker(parts, { site, pathname: '/de/seite', locale: 'de', screens })
    const shown = renderToStaticMarkup(maker.blocks(readBlocks([block])))
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.filter((mark) => !shown.toLowerCase().includes(mark.toLowerCase()))).toEqual([])
  },
)
