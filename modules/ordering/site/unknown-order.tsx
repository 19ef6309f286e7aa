import './parts/status/status.css'
import './unknown-order.css'
import type { Locale } from '#contract/locale.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { useLeftBehind } from '#ui/site/left-behind.ts'
import { statusTexts } from '../words/status.ts'
import type { OrderBranch } from './parts/status/status-kinds.ts'
import { Questions } from './parts/status/status-parts.tsx'

export interface UnknownOrderProps {
  locale: Locale
  branch: OrderBranch | undefined
}

/** Wrong hash and unknown number look alike (docs/rules/security.md, Rights). */
export default function UnknownOrder({ locale, branch }: UnknownOrderProps) {
  const texts = statusTexts(locale)
  const home = homeHref(locale)
  useLeftBehind(branch ? `/${locale}/store/${branch.identifier}` : home)
  return (
    <div className="m-ordering wrap">
      <div className="st-unknown">
        <h1>{texts.unknown.title}</h1>
        <p>{texts.unknown.text}</p>
        {branch && <Questions branch={branch} texts={texts.contact} title={texts.unknown.questions} />}
        <a className="btn pri" href={home}>
          {texts.home}
        </a>
      </div>
    </div>
  )
}
