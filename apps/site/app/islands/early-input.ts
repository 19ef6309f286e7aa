import { noteBelow } from './tap-note.ts'

/**
 * A CSS selector for the parts of a page whose code does not run yet: the content of a task page (checkout, status page), or an island
 * (interactive part of another page).
 */
const sleeping = 'html[data-page="task"]:not([data-awake]) main, [data-island]:not([data-awake])'

/** Elements whose taps are stored: buttons, and read-only comboboxes, which are fields that open a picker. */
const tappable = 'button, input[role="combobox"][readonly]'

/** The label of a button. If the label changes between the tap and the hydration, the tap is not repeated. */
const wordsOf = (button: Element): string => `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`

export interface EarlyInput {
  /** Repeats the stored input and the stored tap of this part of the page. Called when the part has been hydrated. */
  repeat(part: Element): void
  stop(): void
}

/**
 * On a slow connection a form is visible before its code has loaded. The visitor may already type, tick boxes and tap buttons. This input
 * is stored until the code is loaded. Only the last tap is stored, because people tap again when nothing happens. It is forgotten when the
 * visitor turns to another field: nothing may open over what is typed there. A note below the tapped element says that it is still loading.
 * `isFreshPage`: false after a reload or 'back', because the browser itself may have filled in the fields again. Then only new input is stored.
 */
export function keepEarlyInput(page: Document, isFreshPage = true): EarlyInput {
  const typed = new Map<Field, string | boolean>()
  const keep = (field: Field) => typed.set(field, isTicked(field) ? field.checked : field.value)
  let tapped: { target: HTMLElement; words: string; removeNote: () => void } | undefined
  const forgetTap = () => {
    tapped?.removeNote()
    tapped = undefined
  }

  const keepTap = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(tappable)
    if (!target) return
    // A new tap replaces the stored one. If the tapped part is hydrated, it handles the tap itself, and nothing is stored.
    forgetTap()
    if (!target.closest(sleeping)) return
    // Without this line, the browser would submit the form, although the code of the page is not loaded.
    event.preventDefault()
    // Without this line, React would hydrate the part at once and handle the tap itself. The tap is also repeated later, so it would count
    // twice.
    event.stopImmediatePropagation()
    tapped = { target, words: wordsOf(target), removeNote: noteBelow(target) }
  }
  const followFocus = (event: FocusEvent) => {
    if (event.target !== tapped?.target) forgetTap()
  }
  const keepTyped = (event: Event) => {
    const field = event.target
    if (!isField(field)) return
    if (!field.closest(sleeping)) typed.delete(field)
    else keep(field)
  }
  // This script itself is loaded late. What was entered before shows in the fields that differ from what the server sent.
  if (isFreshPage) {
    for (const field of page.querySelectorAll<Field>('input, select, textarea')) {
      if (field.closest(sleeping) && isChanged(field)) keep(field)
    }
  }
  page.addEventListener('click', keepTap, { capture: true })
  page.addEventListener('input', keepTyped, { capture: true })
  page.addEventListener('focusin', followFocus)

  return {
    repeat(part) {
      for (const [field, entered] of typed) {
        if (!part.contains(field)) continue
        typed.delete(field)
        if (!field.disabled) enter(field, entered)
      }
      if (!tapped || !part.contains(tapped.target)) return
      const { target, words } = tapped
      forgetTap()
      if (wordsOf(target) === words) target.click()
    },
    stop() {
      page.removeEventListener('click', keepTap, { capture: true })
      page.removeEventListener('input', keepTyped, { capture: true })
      page.removeEventListener('focusin', followFocus)
      forgetTap()
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Whether the field has another value than in the page that the server sent. Of a group of radio buttons, only the chosen one is changed. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const sent = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  return sent !== undefined && field.value !== sent.value
}

/**
 * Enters the typed value again, so that React notices it. React ignores an input event if the field still has the last value that React
 * knows. React also notices each value that a script assigns to `field.value`. Therefore a different value is assigned first. The real
 * value is then set with the setter of the prototype, which React does not notice.
 */
function enter(field: Field, entered: string | boolean): void {
  if (typeof entered === 'boolean') {
    field = field as HTMLInputElement
    field.checked = !entered
    field.click()
    return
  }
  field.value = `${entered} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
