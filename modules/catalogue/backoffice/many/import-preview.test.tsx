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
