import { menuTexts } from '../../words/menus.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconKeyboard } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { NavigationItem } from '../../contract.ts'
import { isMenuKey, type MenuPath, menuRows, moveByKey, moveEntry } from '../../rules/menu-edit.ts'
import { MenuEntry } from './MenuEntry.tsx'
import type { MenuTargets } from './menu-targets.ts'

interface ListProps {
  items: readonly NavigationItem[]
  chosen: MenuPath
  problems: ReadonlyMap<string, string>
  targets: MenuTargets
  readOnly: boolean
  onChoose: (path: MenuPath) => void
  onChange: (items: readonly NavigationItem[]) => void
}

const same = (a: MenuPath | undefined, b: MenuPath): boolean => a?.join('.') === b.join('.')

/**
 * The list of all entries of a menu, including nested entries. On the handle of an entry, Space starts a move, arrow keys move the entry,
 * Space ends the move, Esc cancels it. Screen readers announce each step.
 */
export function MenuList({ chosen, items, onChange, onChoose, problems, readOnly, targets }: ListProps) {
  const t = useTexts(menuTexts)
  const [taken, setTaken] = useState<{ path: MenuPath; from: MenuPath; before: readonly NavigationItem[] }>()
  const [dragged, setDragged] = useState<MenuPath>()
  const [over, setOver] = useState<{ path: MenuPath; side: 'before' | 'behind' }>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const isMoving = useRef(false)
  const rows = menuRows(items)
  useEffect(() => {
    if (!taken) return
    list.current?.querySelector<HTMLElement>(`[data-path="${taken.path.join('.')}"] [data-handle]`)?.focus()
    isMoving.current = false
  }, [taken])
  const place = (path: MenuPath, all: readonly NavigationItem[]): string => {
    const row = menuRows(all).find((one) => same(one.path, path))
    return t.position((path.at(-1) ?? 0) + 1, row?.siblings ?? 1, row?.parent)
  }
  const press = (event: KeyboardEvent, path: MenuPath, name: string) => {
    const { key } = event
    if (!taken) {
      if (key !== ' ') return
      setTaken({ path, from: path, before: items })
      setSaid(`${t.taken(name)} ${place(path, items)}`)
    } else if (key === ' ' || key === 'Enter') {
      setTaken(undefined)
      setSaid(`${t.dropped(name)} ${place(path, items)}`)
    } else if (key === 'Escape') {
      onChange(taken.before)
      onChoose(taken.from)
      setTaken(undefined)
      setSaid(t.returned(name))
    } else if (isMenuKey(key)) {
      const moved = moveByKey(items, path, key)
      if (moved) {
        // When the row moves in the list, its handle loses the focus. This flag stops the loss of focus from ending the move.
        isMoving.current = true
        onChange(moved.items)
        onChoose(moved.path)
        setTaken({ ...taken, path: moved.path })
        setSaid(place(moved.path, moved.items))
      }
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const drop = () => {
    const moved = dragged && over ? moveEntry(items, dragged, over.path, over.side) : undefined
    if (moved) {
      onChange(moved.items)
      onChoose(moved.path)
    }
    setDragged(undefined)
    setOver(undefined)
  }
  const takenRow = taken && rows.find(({ path }) => same(path, taken.path))
  return (
    <>
      {takenRow ? (
        <p className="mnhint">
          <IconKeyboard className="i" stroke={1.75} aria-hidden />
          <span>
            <b>{t.taken(takenRow.item.label)}</b> {place(takenRow.path, items)} <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.move},{' '}
            <kbd>←</kbd> <kbd>→</kbd> {t.keys.level}, <kbd>{t.keys.space}</kbd> {t.keys.drop},{' '}
            <kbd>{t.keys.escape}</kbd> {t.keys.cancel}
          </span>
        </p>
      ) : null}
      <ul className="mnrows" ref={list}>
        {rows.map(({ item, path }) => (
          <MenuEntry
            key={path.join('.')}
            item={item}
            path={path}
            targets={targets}
            isChosen={same(chosen, path)}
            isTaken={same(taken?.path, path)}
            isDragged={same(dragged, path)}
            over={over && same(over.path, path) ? over.side : undefined}
            isWrong={[...problems.keys()].some(
              (key) =>
                /^(label|target)$/.test(key.slice(`items.${path.join('.children.')}.`.length)) &&
                key.startsWith(`items.${path.join('.children.')}.`),
            )}
            readOnly={readOnly}
            onChoose={() => onChoose(path)}
            onToggle={(isEnabled) => onChange(toggled(items, path, isEnabled))}
            onKey={(event) => press(event, path, item.label || t.newEntry)}
            onBlur={() => {
              if (!isMoving.current) setTaken(undefined)
            }}
            onDragStart={() => setDragged(path)}
            onDragOver={(side) => dragged && setOver({ path, side })}
            onDragEnd={drop}
          />
        ))}
      </ul>
      <p className="sr" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  )
}

const toggled = (
  items: readonly NavigationItem[],
  [first = -1, ...rest]: MenuPath,
  isEnabled: boolean,
): NavigationItem[] =>
  items.map((item, index) => {
    if (index !== first) return item
    return rest.length === 0 ? { ...item, isEnabled } : { ...item, children: toggled(item.children, rest, isEnabled) }
  })
