/** For this number of milliseconds keys are kept. A form that opens later starts empty. */
export const TYPE_AHEAD_MS = 10_000

type Press = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'getModifierState' | 'isComposing' | 'key' | 'metaKey' | 'repeat' | 'timeStamp'
>

/** The keys that are pressed after a form was called and before its first field is shown. */
export interface TypeAhead {
  /** Starts to keep the keys. `at`: the time of the key that called the form, in milliseconds of `Event.timeStamp`. */
  begin(at: number): void
  /** Keeps a key. The result is true if it was kept, so that it must have no other effect. */
  hear(press: Press, isInField: boolean): boolean
  /** Returns the kept text and ends. */
  take(): string
}

/** Ctrl, ⌘ and Alt make shortcuts. AltGr does not: it writes a character, for example '@'. */
const isCommand = (press: Press): boolean =>
  (press.ctrlKey || press.metaKey || press.altKey) && !press.getModifierState('AltGraph')

export function typeAhead(): TypeAhead {
  let text = ''
  let until: number | undefined
  const take = () => {
    const taken = text
    text = ''
    until = undefined
    return taken
  }
  return {
    take,
    begin(at) {
      text = ''
      until = at + TYPE_AHEAD_MS
    },
    hear(press, isInField) {
      if (until === undefined) return false
      if (isInField || press.timeStamp > until || press.key === 'Escape') {
        take()
        return false
      }
      if (isCommand(press) || press.isComposing) return false
      const isText = press.key.length === 1
      if (!isText && press.key !== 'Backspace') return false
      // The key N that is held for too long repeats itself. Its repetitions are no text.
      if (!isText) text = text.slice(0, -1)
      else if (!press.repeat) text += press.key
      return true
    },
  }
}
