import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Answers } from './two-step-button.tsx'

test('the second tap of a double tap does not press a button of the question that appears after the first tap', () => {
  const html = renderToStaticMarkup(
    <Answers
      label="Fahrt stornieren"
      sure="Ja, Fahrt stornieren"
      keep="Doch nicht"
      isBusy={false}
      busyLabel=""
      size=""
      onSure={() => {}}
      onKeep={() => {}}
    />,
  )
  expect(html).toMatch(/^<div class="row wrapx two-step" style="pointer-events:none" role="group"/)
})
