import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { projectEditor, workingContractEditor } from './editors.ts'
import { MinutesCell } from './cells.tsx'

test('lists show stored minutes as hours, as forms do', () => {
  const shown = [4800, 0, -90, null].map((value) => renderToStaticMarkup(<MinutesCell value={value} />))
  expect(shown).toEqual(['80:00', '0:00', '−1:30', ''])
  expect(projectEditor.cells).toHaveProperty('budgetMinutes')
  expect(Object.keys(workingContractEditor.cells ?? {})).toEqual(['weeklyTarget', 'openingMinutes'])
})
