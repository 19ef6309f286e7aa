import * as z from 'zod'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { field, type Field } from '#contract/entity.ts'
import { Shell } from '../../testing/shell.tsx'
import { Cell, formatStored } from './Cell.tsx'

const day = field(z.iso.date(), 'date')
const moment = field(z.iso.datetime(), 'datetime')

describe('a value in a list', () => {
  test.each<[string, Field, unknown, string]>([
    ['a day', day, '2026-03-20', '20.03.2026'],
    ['an instant', moment, '2026-03-20T04:10:00Z', formatStored('2026-03-20T04:10:00Z', 'UTC').slice(0, 3)],
    ['no day', day, null, '–'],
    ['a number', field(z.number(), 'number'), 1234.5, '1.234,5'],
  ])('%s is not shown in its stored form', (_, of, value, shown) => {
    const html = renderToStaticMarkup(
      <Shell>
        <Cell field={of} value={value} choices={{}} />
      </Shell>,
    )
    expect(html).toContain(shown)
    expect(html).not.toMatch(/2026-03-20/)
  })

  test('an instant is shown in its time zone, before and after a clock change', () =>
    expect(
      ['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', '2026-12-31T23:30:00Z'].map((at) =>
        formatStored(at, 'Europe/Vienna'),
      ),
    ).toEqual(['29.03.2026 01:30', '29.03.2026 03:30', '01.01.2027 00:30']))
})
