// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Toast, useToast } from './toast.tsx'

function Page() {
  const { hush, say, ...toast } = useToast()
  return (
    <>
      <button type="button" onClick={() => say('Produkt zum Warenkorb hinzugefügt.')}>
        +
      </button>
      <button type="button" onClick={hush}>
        Cart
      </button>
      <Toast {...toast} />
    </>
  )
}

test('a message can be removed before its time, for example when the cart opens', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Page />))
  const [add, open] = document.querySelectorAll('button')
  act(() => add?.click())
  expect(document.querySelector('.toast')?.textContent).toContain('hinzugefügt')
  act(() => open?.click())
  expect(document.querySelector('.toast')).toBeNull()
  act(() => root.unmount())
})
