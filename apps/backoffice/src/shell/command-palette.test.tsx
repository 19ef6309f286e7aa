// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter } from 'react-router'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Composition } from '../compose.ts'
import { CompositionProvider } from '../composition.tsx'
import { CommandPalette, PaletteProvider } from './CommandPalette.tsx'

const composition = { hooks: { commands: () => [], session: () => ({}) } } as unknown as Composition

function Opening() {
  const [opened, setOpened] = useState(true)
  return (
    <>
      <button type="button" id="again" onClick={() => setOpened((now) => !now)}>
        again
      </button>
      <CommandPalette opened={opened} onClose={() => setOpened(false)} places={[]} />
    </>
  )
}

test('when the palette is opened again, its last query is selected, so that typing replaces it', async () => {
  await mounted(
    <MemoryRouter>
      <Shell>
        <CompositionProvider value={composition}>
          <PaletteProvider>
            <Opening />
          </PaletteProvider>
        </CompositionProvider>
      </Shell>
    </MemoryRouter>,
  )
  const input = () => document.querySelector<HTMLInputElement>('[role=combobox]')
  const type = (text: string) => {
    const box = input()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
    box?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await vi.waitFor(() => expect(input()).not.toBeNull(), 20_000)
  await acting(() => type('#6'))
  const again = () => acting(() => document.querySelector<HTMLElement>('#again')?.click())
  await again()
  await vi.waitFor(() => expect(input()).toBeNull(), 20_000)
  await again()
  await vi.waitFor(() => expect(input()?.value).toBe('#6'), 20_000)
  await acting(() => input()?.focus())
  expect([input()?.selectionStart, input()?.selectionEnd]).toEqual([0, 2])
})
