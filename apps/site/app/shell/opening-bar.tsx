import { branchSiteTexts } from '#modules/branches/words/site.ts'
import type { ShellData } from './shell-types.ts'

/**
 * The line above the header: how many locations are open, or the hours of the selected location (specification §2, Opening toolbar). If
 * `opening` is undefined, nothing is shown.
 */
export function OpeningBar({ shell: { opening, branch, locale } }: { shell: ShellData }) {
  if (!opening) return null
  return (
    <section className="topbar night" aria-label={branchSiteTexts(locale).opening.label}>
      <div className="wrap">
        <span>
          <span className={`badge ${opening.line.tone}`} data-opening="bar" data-changes-at={opening.changesAt}>
            {opening.name ? `${opening.name}\u00a0· ${opening.line.text}` : opening.line.text}
          </span>
        </span>
        {/* A module may show a text here that concerns this visitor. The line has its full height from the start, so that the page does not
            move when the text appears. */}
        <span className="for-you" data-late="bar" />
        {branch?.phone && (
          <a className="num only-d" href={`tel:${branch.phone.replaceAll(' ', '')}`}>
            {branch.phone}
          </a>
        )}
      </div>
    </section>
  )
}
