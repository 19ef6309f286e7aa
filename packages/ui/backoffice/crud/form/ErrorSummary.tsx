import { editorTexts } from '#i18n/editors/frame.ts'
import { Banner } from '../../Banner.tsx'
import { useLocale, useTexts } from '../../staff.tsx'
import { type AnyEditor, labelOf } from '../editor.ts'
import { fieldOf, type Problem } from '../problems.ts'

/** A list of links to all invalid fields, shown only after a failed save. */
export function ErrorSummary({
  editor,
  problems,
  attempt,
  onGo,
}: {
  editor: AnyEditor
  problems: readonly Problem[]
  attempt: number
  onGo: (field: string) => void
}) {
  const t = useTexts(editorTexts).form
  const words = editor.words(useLocale())
  const fields = [...new Map(problems.map((one) => [fieldOf(one), one])).entries()]
  if (fields.length === 0 || attempt === 0) return null
  return (
    <Banner tone="alarm" title={t.problems(fields.length)}>
      <ul className="elist">
        {fields.map(([name, { message }]) => (
          <li key={name}>
            <button type="button" className="linkbtn" onClick={() => onGo(name)}>
              {labelOf(words, name)}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Moves the focus to the control of a field, anywhere on the page. */
export function focusField(name: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  // If the field is in the hidden tab of the two language tabs, that tab is opened first.
  const panel = place?.closest('[role="tabpanel"][hidden]')
  if (panel) {
    document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click()
    requestAnimationFrame(() => focusField(name))
    return
  }
  const target =
    place?.querySelector<HTMLElement>(':is(input,textarea,select,[contenteditable])[aria-invalid=true]') ??
    place?.querySelector<HTMLElement>('input:not([type=hidden]),textarea,select,[contenteditable=true],button')
  target?.focus({ preventScroll: true })
  const column = place?.closest<HTMLElement>('.mid, .scroll')
  if (!column || !place) return
  const top = column.scrollTop + place.getBoundingClientRect().top - column.getBoundingClientRect().top
  column.scrollTo({
    top: top - column.clientHeight / 3,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
}
