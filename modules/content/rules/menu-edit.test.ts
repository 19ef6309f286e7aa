import { describe, expect, test } from 'vitest'
import type { NavigationItem } from '../contract.ts'
import { entryAt, isMenuKey, menuDepth, menuProblems, menuRows, menuText, moveByKey, moveEntry } from './menu-edit.ts'

const entry = (label: string, children: NavigationItem[] = []): NavigationItem => ({
  type: 'link',
  label,
  target: '/de',
  isEnabled: true,
  children,
})
const menu = [entry('A', [entry('a1'), entry('a2')]), entry('B'), entry('C', [entry('c1', [entry('c11')])])]
const shown = (items: readonly NavigationItem[]) =>
  menuRows(items).map(({ item, path }) => `${'-'.repeat(path.length - 1)}${item.label}`)

describe('moving entries of a menu', () => {
  test.each([
    ['ArrowDown', [0, 0], ['A', '-a2', '-a1', 'B', 'C', '-c1', '--c11'], [0, 1]],
    ['ArrowUp', [1], ['B', 'A', '-a1', '-a2', 'C', '-c1', '--c11'], [0]],
    ['ArrowLeft', [0, 1], ['A', '-a1', 'a2', 'B', 'C', '-c1', '--c11'], [1]],
    ['ArrowRight', [1], ['A', '-a1', '-a2', '-B', 'C', '-c1', '--c11'], [0, 2]],
    ['ArrowRight', [2], ['A', '-a1', '-a2', 'B', '-C', '--c1', '---c11'], [1, 0]],
  ])('%s moves the entry at %j', (key, path, labels, to) => {
    const moved = isMenuKey(key) ? moveByKey(menu, path, key) : undefined
    expect(moved && shown(moved.items)).toEqual(labels)
    expect(moved?.path).toEqual(to)
  })

  test.each([
    ['ArrowUp', [0]],
    ['ArrowDown', [2]],
    ['ArrowLeft', [1]],
    ['ArrowRight', [0]],
  ])('%s does not change the menu if the entry cannot move further', (key, path) => {
    expect(isMenuKey(key) && moveByKey(menu, path, key)).toBeUndefined()
  })

  test('an entry can be dropped anywhere except within itself or below the deepest level', () => {
    expect(shown(moveEntry(menu, [2], [0, 1], 'before')?.items ?? [])).toEqual([
      'A',
      '-a1',
      '-C',
      '--c1',
      '---c11',
      '-a2',
      'B',
    ])
    expect(shown(moveEntry(menu, [0], [2], 'behind')?.items ?? [])).toEqual([
      'B',
      'C',
      '-c1',
      '--c11',
      'A',
      '-a1',
      '-a2',
    ])
    expect(moveEntry(menu, [2], [2, 0], 'before')).toBeUndefined()
    expect(moveEntry(menu, [2], [2], 'before')).toBeUndefined()
    const deep = moveEntry(menu, [0], [2, 0, 0], 'behind')
    expect(Math.max(...menuRows(deep?.items ?? []).map(({ path }) => path.length))).toBeLessThanOrEqual(menuDepth)
  })

  test('no sequence of arrow keys loses or duplicates an entry', () => {
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
    const all = shown(menu)
      .map((label) => label.replaceAll('-', ''))
      .toSorted()
    for (const { path: start } of menuRows(menu)) {
      let now = { items: menu, path: start }
      const label = entryAt(menu, start)?.label
      for (const key of [...keys, ...keys]) now = moveByKey(now.items, now.path, key) ?? now
      expect(
        shown(now.items)
          .map((one) => one.replaceAll('-', ''))
          .toSorted(),
      ).toEqual(all)
      expect(entryAt(now.items, now.path)?.label).toBe(label)
    }
  })
})

test('an enabled entry needs a label and a target; a disabled one may lack both', () => {
  const items: NavigationItem[] = [
    { type: 'home', label: '', isEnabled: true, children: [] },
    { ...entry('B'), target: ' ', children: [{ ...entry(''), isEnabled: false, target: '' }, entry(' ')] },
  ]
  expect(menuProblems(items).map(({ field }) => field)).toEqual([
    'items.0.label',
    'items.1.target',
    'items.1.children.1.label',
  ])
})

test('a menu is compared as lines that show level, suffix, target and which entries are disabled', () => {
  expect(menuText([entry('A', [{ ...entry('a'), suffix: '#x', isEnabled: false }])])).toBe('A → /de\n  a #x → /de (–)')
})
