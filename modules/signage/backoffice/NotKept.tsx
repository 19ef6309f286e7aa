import { useTexts } from '#ui/backoffice/staff.tsx'
import { screenTexts } from '../words/screen.ts'

/** A note about a screen whose browser may delete the stored files, and how to prevent that. */
export function NotKept() {
  const t = useTexts(screenTexts)
  return (
    <details className="not-kept">
      <summary>{t.notKeptTitle}</summary>
      <p className="sm">{t.notKeptWhy}</p>
      <ul className="sm steps">
        {[t.notKeptDo.app, t.notKeptDo.bookmark, t.notKeptDo.reload].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
