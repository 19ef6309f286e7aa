import { menuTexts } from '../../words/menus.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { NavigationItem } from '../../contract.ts'
import { entryAt, insertEntry, levelsOf, menuDepth, type MenuPath, removeEntry } from '../../rules/menu-edit.ts'
import { type Clip, useClipboard } from '../builder/clipboard.ts'
import type { OpenDocument } from '../builder/use-document.ts'
import { itemsOf } from './menu-items.ts'
import { putEntryBack } from './put-entry-back.ts'

interface StepsOf {
  doc: OpenDocument
  items: readonly NavigationItem[]
  chosen: MenuPath
  setChosen: (path: MenuPath) => void
}

/** Returns the actions on the entries of a menu: add, paste, copy, and remove with an undo button. */
export function useMenuSteps({ chosen, doc, items, setChosen }: StepsOf) {
  const t = useTexts(menuTexts)
  const { copy, held } = useClipboard('navigation-item')
  const entry = entryAt(items, chosen)
  const write = (next: readonly NavigationItem[], key = '') => doc.store.change({ ...doc.draft.data, items: next }, key)
  /** Inserts an item after the chosen entry, at the same level. If no entry is chosen, the item is added at the end. */
  const put = (item: NavigationItem) => {
    const at = entry ? [...chosen.slice(0, -1), (chosen.at(-1) ?? 0) + 1] : [items.length]
    write(insertEntry(items, at, item))
    setChosen(at)
  }
  const add = () => put({ type: 'site', label: '', isEnabled: true, children: [] })
  const paste = ({ data }: Clip) => {
    const item = NavigationItem.safeParse(data)
    if (item.success && chosen.length - 1 + levelsOf(item.data) <= menuDepth) put(item.data)
    else notify(t.noFit, 'failed')
  }
  const remove = () => {
    write(removeEntry(items, chosen))
    const id = `removed-${doc.id}`
    // Inserts the removed entry again. The undo of the draft is not used, because it would undo text that was typed after the removal.
    const back = () => {
      const { data } = doc.store.get()
      doc.store.change({ ...data, items: putEntryBack(itemsOf(data), items, chosen) })
      setChosen(chosen)
      notifications.hide(id)
    }
    notify(
      t.removed(entry?.label || t.newEntry),
      'done',
      <Button size="xs" onClick={back}>
        {t.undo}
      </Button>,
      id,
    )
  }
  return { add, copy, entry, held, paste, put, remove, write }
}
