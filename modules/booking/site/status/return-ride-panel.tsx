import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { returnRideTexts } from '../../words/return-ride.ts'

/** The section that offers the way back (docs/rules/guests.md, The return ride). */
export function ReturnRidePanel({ locale, onBook }: { locale: Locale; onBook: () => void }) {
  const texts = returnRideTexts(locale)
  return (
    <section className="panel">
      <div className="grid2 st-questions">
        <div>
          <p className="b">{texts.title}</p>
          <p className="muted small">{texts.text}</p>
        </div>
        <div className="row wrapx">
          <button type="button" className="btn pri" onClick={onBook}>
            <Icon name="swap" size="s" /> {texts.action}
          </button>
        </div>
      </div>
    </section>
  )
}
