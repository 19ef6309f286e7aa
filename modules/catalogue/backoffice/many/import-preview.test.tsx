// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import type { ImportPlan } from '../../contract.ts'
import { ImportPreview } from './ImportPreview.tsx'

const plan: ImportPlan = {
  rows: [
    {
      line: 2,
      name: 'Suppe',
      status: 'new',
      changes: [
        { column: 'name', before: '', after: 'Suppe' },
        { column: 'categoryId', before: '', after: 'Suppen' },
        { column: 'price', before: '', after: '4,90' },
        { column: 'tax', before: '', after: '10' },
      ],
      problems: [],
    },
  ],
  counts: { new: 1, changed: 0, unchanged: 0, error: 0 },
  unknownColumns: [],
  fingerprint: 'f',
}

test('a new row shows its price, tax and category', async () => {
  const { place } = await mounted(
    <Shell>
      <ImportPreview plan={plan} />
    </Shell>,
  )
  const row = place.querySelector('tbody tr')?.textContent ?? ''
  for (const value of ['4,90', ': 10', 'Suppen']) expect(row).toContain(value)
})

test('an error names the column as in the file, and its sentence may wrap', async () => {
  const problems = [{ column: 'price', message: '„acht“ ist hier nicht möglich.' }]
  const wrong: ImportPlan['rows'][number] = { line: 2, name: 'Suppe', status: 'error', changes: [], problems }
  const { place } = await mounted(
    <Shell>
      <ImportPreview plan={{ ...plan, rows: [wrong], counts: { new: 0, changed: 0, unchanged: 0, error: 1 } }} />
    </Shell>,
  )
  const cell = place.querySelector('tbody td:last-child')
  expect(cell?.textContent).toContain('Bruttopreis: „acht“')
  expect(cell?.querySelector<HTMLElement>('.col')?.style.whiteSpace).toBe('normal')
})
