import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { type TypeAhead, typeAhead } from './type-ahead.ts'
import { nothingPending, type Pending, pressed, SEQUENCE_MS, type Shortcut } from './shortcuts.ts'

interface Registry {
  add(shortcuts: readonly Shortcut[]): () => void
  /** Switches off shortcuts that lead to another screen, until the returned function is called. */
  stay(): () => void
  all(): readonly Shortcut[]
  ahead: TypeAhead
}

const RegistryContext = createContext<Registry | undefined>(undefined)

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button', 'range'].includes(target.type))

/** Does this key press activate a focused button or link? Enter and Space do, but not with Ctrl or ⌘: then they are shortcuts of the screen. */
const isActivation = (event: KeyboardEvent): boolean =>
  ['Enter', ' '].includes(event.key) &&
  !(event.ctrlKey || event.metaKey) &&
  event.target instanceof HTMLElement &&
  event.target.closest('button,a,[role=option],[role=menuitem]') !== null

/** Listens to keys once for the whole app. Screens and layers add their shortcuts with `useShortcuts`. */
export function ShortcutLayer({ singleKeys, children }: { singleKeys: boolean; children: ReactNode }) {
  const layers = useRef<(readonly Shortcut[])[]>([])
  const stays = useRef(0)
  const registry = useMemo<Registry>(
    () => ({
      add(shortcuts) {
        layers.current = [...layers.current, shortcuts]
        return () => {
          layers.current = layers.current.filter((one) => one !== shortcuts)
        }
      },
      stay() {
        stays.current++
        return () => {
          stays.current--
        }
      },
      ahead: typeAhead(),
      all: () => layers.current.flat().filter(({ leaves }) => !(leaves && stays.current > 0)),
    }),
    [],
  )
  useEffect(() => {
    let pending = nothingPending
    let timer: ReturnType<typeof setTimeout> | undefined
    const become = (next: Pending) => {
      if (next === pending) return
      clearTimeout(timer)
      const { waiting: before } = pending
      const { waiting } = next
      pending = next
      before?.onWait?.(false)
      waiting?.onWait?.(true)
      if (!waiting) return
      timer = setTimeout(() => {
        become(nothingPending)
        waiting.run()
      }, SEQUENCE_MS)
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (registry.ahead.hear(event, takesText(event.target))) return event.preventDefault()
      if (event.isComposing || isActivation(event)) return
      const press = {
        key: event.key,
        code: event.code,
        mod: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        inField: takesText(event.target),
      }
      const result = pressed(press, { pending, shortcuts: registry.all(), singleKeys, now: event.timeStamp })
      become(result.pending)
      result.before?.run()
      if (!result.run) return
      event.preventDefault()
      result.run.run()
    }
    // A press somewhere else means that the user no longer types for the form that was called.
    const forget = () => void registry.ahead.take()
    document.addEventListener('keydown', listen)
    document.addEventListener('pointerdown', forget)
    return () => {
      become(nothingPending)
      document.removeEventListener('keydown', listen)
      document.removeEventListener('pointerdown', forget)
    }
  }, [registry, singleKeys])
  return <RegistryContext.Provider value={registry}>{children}</RegistryContext.Provider>
}

/**
 * Adds the shortcuts of a screen while the screen is shown. If two shortcuts have the same keys, the shortcut that was added last is used.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(RegistryContext)
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const shape = shortcuts.map((one) => `${one.keys.join(' ')}:${one.label}`).join('|')
  useEffect(
    () =>
      registry?.add(
        latest.current.map((one, index) => ({
          ...one,
          run: () => latest.current[index]?.run(),
          onWait: (isWaiting) => latest.current[index]?.onWait?.(isWaiting),
        })),
      ),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- registered again when keys or labels change, not on every render
    [registry, shape],
  )
}

/**
 * Switches off shortcuts that lead to another screen while the component is mounted. For editors that save automatically and do not ask
 * before they are left. If somebody types and no field has the focus, the keys must not open another screen (docs/rules/back-office.md,
 * Keys).
 */
export function useStayHere(): void {
  const registry = useContext(RegistryContext)
  useEffect(() => registry?.stay(), [registry])
}

/**
 * Returns a function that lists the shortcuts of the current screen and its layers, without those that are switched off (`useStayHere`). The
 * help that '?' opens shows this list.
 */
export function useShortcutList(): () => readonly Shortcut[] {
  const registry = useContext(RegistryContext)
  return useCallback(() => registry?.all() ?? [], [registry])
}

/** The keys that are kept for a form that is about to open. Undefined outside the app. */
export const useKeptKeys = (): TypeAhead | undefined => useContext(RegistryContext)?.ahead
