/** The parts of a page that have no code yet: the whole content of a task page, or each island that is not hydrated. */
const sleeping = 'html[data-page="task"]:not([data-awake]) main, [data-island]:not([data-awake])'

/** What a tap starts. A read-only combobox is a field that opens a picker. */
const tappable = 'button, input[role="combobox"][readonly]'

/** The label of a button. If the label has changed in the meantime, the stored tap no longer applies. */
const wordsOf = (button: Element): string => `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`

export interface EarlyInput {
  /** Repeats what the visitor entered in this part of the page, which is hydrated now. */
  repeat(part: Element): void
  stop(): void
}

/**
 * On a slow connection a form is visible before its code has loaded. What the visitor types, ticks and taps meanwhile is stored. Of several
 * taps only the last one is stored, because people tap again when nothing happens.
 */
export function keepEarlyInput(page: Document): EarlyInput {
  const typed = new Map<Field, string | boolean>()
  let tapped: { target: HTMLElement; words: string } | undefined

  const keepTap = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(tappable)
    if (!target) return
    // The visitor has tapped a hydrated part, which handles the tap itself. The earlier stored tap is discarded.
    tapped = undefined
    if (!target.closest(sleeping)) return
    // Otherwise the browser would submit the form, although the code of the page is not loaded.
    event.preventDefault()
    // If a tap arrives during hydration, React hydrates the part at once and handles the tap, too. Then the tap would count twice.
    event.stopImmediatePropagation()
    tapped = { target, words: wordsOf(target) }
  }
  const keepTyped = (event: Event) => {
    const field = event.target
    if (!isField(field)) return
    if (!field.closest(sleeping)) typed.delete(field)
    else typed.set(field, isTicked(field) ? field.checked : field.value)
  }
  page.addEventListener('click', keepTap, { capture: true })
  page.addEventListener('input', keepTyped, { capture: true })

  return {
    repeat(part) {
      for (const [field, entered] of typed) {
        if (!part.contains(field)) continue
        typed.delete(field)
        if (!field.disabled) enter(field, entered)
      }
      if (!tapped || !part.contains(tapped.target)) return
      const { target, words } = tapped
      tapped = undefined
      if (wordsOf(target) === words) target.click()
    },
    stop() {
      page.removeEventListener('click', keepTap, { capture: true })
      page.removeEventListener('input', keepTyped, { capture: true })
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * Enters the value again. React ignores an event after which the value is the one that React knows. React knows each value that is set through
 * the property of the element. So another value is set this way first.
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
