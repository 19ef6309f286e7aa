import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogFoot } from './DialogFoot.tsx'

test('the second tap of a double tap does not press a button of the dialog that the first tap opened', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <DialogFoot back="Zurück" onBack={() => {}} />
    </MantineProvider>,
  )
  expect(html).toContain('<div class="dlg-ft" style="pointer-events:none">')
})
