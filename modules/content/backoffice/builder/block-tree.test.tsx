// @vitest-environment happy-dom
import { ShortcutLayer, useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { acting, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { notificationsStore } from '@mantine/notifications'
import { expect, test, vi } from 'vitest'
import { BlockTree } from './BlockTree.tsx'
import { useTreeKeys } from './tree-keys.ts'

const blocks = [
  { id: 'a', type: 'hero', title: 'Feiern' },
  { id: 'b', type: 'faqs', title: 'Fragen' },
]

function Tree(props: { onRemove: (id: string) => void; onInsert: () => void }) {
  const keys = useTreeKeys()
  useShortcuts([{ keys: ['b'], label: 'B', group: 'x', run: () => keys.isOnPurpose() && props.onInsert() }])
  return (
    <>
      <button type="button">davor</button>
      <BlockTree
        {...props}
        pageName="Weihnachtsfeiern"
        blocks={blocks}
        chosen="a"
        changed={new Set()}
        wrong={new Map()}
        readOnly={false}
        keys={keys}
        onChoose={() => undefined}
        onOpen={() => undefined}
        onMove={() => undefined}
      />
    </>
  )
}

async function shown() {
  const [onRemove, onInsert] = [vi.fn(), vi.fn()]
  const { place } = await mounted(
    <Shell>
      <ShortcutLayer singleKeys>
        <Tree onRemove={onRemove} onInsert={onInsert} />
      </ShortcutLayer>
    </Shell>,
  )
  const row = [...place.querySelectorAll<HTMLElement>('[role=treeitem]')].find((one) =>
    one.textContent?.includes('Feiern'),
  )
  const focus = (element: HTMLElement | null | undefined) => acting(() => element?.focus())
  return { onRemove, onInsert, row, focus, before: place.querySelector('button') }
}
const clickInto = (row: HTMLElement | undefined) =>
  acting(() => {
    row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    row?.focus()
  })
const said = () => notificationsStore.getState().notifications.map(({ message }) => String(message))

test('after moving into the tree by keys, B inserts a block and Entf deletes one', async () => {
  const { focus, onInsert, onRemove, row } = await shown()
  await focus(row)
  await pressed('b')
  await pressed('Delete')
  expect(onInsert).toHaveBeenCalledOnce()
  expect(onRemove).toHaveBeenCalledWith('a')
})

test('keys that were meant for a field do nothing when the focus is on the page or in a row that was clicked', async () => {
  const { onInsert, onRemove, row } = await shown()
  await pressed('b')
  await clickInto(row)
  for (const key of ['B', 'r', 'a', 't', 'e', 'n', 'b', 'Delete']) await pressed(key)
  expect(onInsert).not.toHaveBeenCalled()
  expect(onRemove).not.toHaveBeenCalled()
  expect(said().join()).toContain('Strg')
})

test('after a click, Strg with Entf deletes; after an arrow key, Entf alone deletes', async () => {
  const { onRemove, row } = await shown()
  await clickInto(row)
  await pressed('Delete', { ctrlKey: true })
  expect(onRemove).toHaveBeenCalledTimes(1)
  await pressed('ArrowDown')
  await pressed('Delete')
  expect(onRemove).toHaveBeenCalledTimes(2)
})

test('after leaving the tree and coming back by keys, B and Entf work again', async () => {
  const { before, focus, onInsert, row } = await shown()
  await clickInto(row)
  await focus(before)
  await pressed('b')
  await focus(row)
  await pressed('b')
  expect(onInsert).toHaveBeenCalledOnce()
})
