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

/** Actions for the entries of a menu: add, paste, copy, remove with undo. */
export function useMenuSteps({ chosen, doc, items, setChosen }: StepsOf) {
  const t = useTexts(menuTexts)
  const { copy, held } = useClipboard('navigation-item')
  const entry = entryAt(items, chosen)
  const write = (next: readonly NavigationItem[], key = '') => doc.store.change({ ...doc.draft.data, items: next }, key)
  /** Inserts an item after the chosen entry, at the same level. */
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
    // Puts the removed entry back. It does not undo the last change, because other text may have been typed since.
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
