/** One shortcut of a screen. `keys` are pressed in this order, e.g. ['g', 'b']. 'mod+k' is Ctrl or ⌘ with K, 'alt+1' is Alt with 1. */
export interface Shortcut {
  keys: readonly string[]
  label: string
  run: () => void
  /** Heading of the shortcut in the list of shortcuts. */
  group: string
  /** True if the shortcut opens another screen. It is switched off on screens that must not be left by accident (`useStayHere`). */
  leaves?: boolean
  /**
   * Called with true when the shortcut begins to wait for a further key (`Pending.waiting`), and with false when the wait has ended: the
   * shortcut runs, or the further key chose another one.
   */
  onWait?: (isWaiting: boolean) => void
}

export interface KeyPress {
  key: string
  /** The position of the key on the keyboard, e.g. 'Digit1'. */
  code?: string
  mod: boolean
  alt: boolean
  /** True if a text field has the focus. */
  inField: boolean
}

/** Keys pressed so far that may still become a shortcut. A pause of more than a second clears them. */
export interface Pending {
  keys: readonly string[]
  at: number
  /**
   * The shortcut that runs if no other key follows within `SEQUENCE_MS`. For example, the shortcut 'A' waits if another shortcut is 'A'
   * followed by '4'.
   */
  waiting?: Shortcut | undefined
}

export const nothingPending: Pending = { keys: [], at: 0 }
const PAUSE_MS = 1000
/** Milliseconds that a shortcut waits for the next key, if its keys are also the beginning of a longer shortcut. */
export const SEQUENCE_MS = 600

/** The name of a pressed key: 'k' for K, 'mod+k' with Ctrl or ⌘, 'alt+1' for Alt and a digit, undefined for 'Shift' alone. */
function nameOf(press: KeyPress): string | undefined {
  if (press.alt) {
    // The position of the key is used, because on a Mac Alt and 1 write another character. Ctrl and Alt together are AltGr, which writes
    // a character, so they are no shortcut.
    const digit = press.mod ? undefined : /^Digit(\d)$/.exec(press.code ?? '')?.[1]
    return digit && `alt+${digit}`
  }
  if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'CapsLock', 'Dead'].includes(press.key)) return undefined
  const name = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return press.mod ? `mod+${name}` : name
}

/**
 * The effect of a key press: it runs a shortcut, waits for more keys, or does nothing. Single letters work only while no field has the
 * focus and the user has not switched them off (WCAG 2.1.4). Keys with Ctrl or ⌘, and digits with Alt, always work. A shortcut may have
 * waited because its keys are also the beginning of a longer shortcut. If this key does not continue the longer shortcut, the waiting one
 * is returned as `before` and runs before `run`.
 */
export function pressed(
  press: KeyPress,
  state: { pending: Pending; shortcuts: readonly Shortcut[]; singleKeys: boolean; now: number },
): { pending: Pending; run?: Shortcut; before?: Shortcut | undefined } {
  const name = nameOf(press)
  if (!name) return { pending: state.pending }
  const bare = !press.mod && !press.alt && name !== 'Escape'
  const { waiting } = state.pending
  if (bare && (press.inField || (!state.singleKeys && name.length === 1)))
    return { pending: nothingPending, before: waiting }
  const keysBefore = state.now - state.pending.at <= PAUSE_MS ? state.pending.keys : []
  for (const keys of [[...keysBefore, name], [name]]) {
    const matching = state.shortcuts.filter((one) => keys.every((key, index) => one.keys[index] === key))
    // If several shortcuts match, the shortcut that was registered last is used, because it belongs to the topmost layer (for example a
    // dialog).
    const complete = matching.findLast((one) => one.keys.length === keys.length)
    const before = keys.length === 1 ? waiting : undefined
    if (complete && matching.some((one) => one.keys.length > keys.length))
      return { pending: { keys, at: state.now, waiting: complete }, before }
    if (complete) return { pending: nothingPending, run: complete, before }
    if (matching.length > 0) return { pending: { keys, at: state.now }, before }
  }
  return { pending: nothingPending, before: waiting }
}

/** The labels of a key's keycaps: 'mod+k' → ['Strg', 'K'] (⌘ on Apple devices). */
export function keycaps(key: string, labels: { mod: string; shift: string }): string[] {
  return key.split('+').map((part) => {
    if (part === 'mod') return labels.mod
    if (part === 'alt') return 'Alt'
    if (part === 'Enter') return '↵'
    if (part === 'Escape') return 'Esc'
    if (part === 'ArrowUp') return '↑'
    if (part === 'ArrowDown') return '↓'
    return part.length === 1 ? part.toUpperCase() : part
  })
}
