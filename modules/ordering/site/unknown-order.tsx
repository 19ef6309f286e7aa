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
  /** True if the order could not be read, because of too many requests or a server error. Perhaps the order exists. */
  isBusy: boolean
}

/**
 * The page for a wrong uid and for a wrong hash. It is the same for both, so that strangers cannot find out which uids exist
 * (docs/rules/security.md, Rights).
 */
export default function UnknownOrder({ locale, branch, isBusy }: UnknownOrderProps) {
  const texts = statusTexts(locale)
  const said = isBusy ? texts.busy : texts.unknown
  const home = homeHref(locale)
  useLeftBehind(branch ? `/${locale}/store/${branch.identifier}` : home)
  return (
    <div className="m-ordering wrap">
      <div className="st-unknown">
        <h1>{said.title}</h1>
        <p>{said.text}</p>
        {branch && <Questions branch={branch} texts={texts.contact} title={texts.unknown.questions} />}
        {isBusy && (
          <button type="button" className="btn pri" onClick={() => location.reload()}>
            {texts.busy.again}
          </button>
        )}
        <a className={isBusy ? 'btn' : 'btn pri'} href={home}>
          {texts.home}
        </a>
      </div>
    </div>
  )
}
