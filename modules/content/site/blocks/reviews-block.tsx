import type { Locale } from '#contract/locale.ts'
import type { Block } from '../../contract.ts'
import { legalPaths } from '../../rules/site-paths.ts'
import { contentTexts } from '../../words/site.ts'

interface ReviewsProps {
  block: Extract<Block, { type: 'reviews' }>
  /** Address of the page on the review service. If the settings contain none, it is empty and the block is not shown. */
  url: string
  locale: Locale
  Heading: 'h1' | 'h2'
}

/**
 * Shows a page of a review service in a frame. Until the visitor has accepted marketing cookies, a panel is shown instead; it describes
 * what would be loaded and who would receive which data (specification §2, Reviews). reviews-frame.ts then replaces the panel by the frame.
 * Without a `url` nothing is shown.
 */
export function ReviewsBlock({ block, Heading, locale, url }: ReviewsProps) {
  if (url === '') return null
  const texts = contentTexts(locale).reviews
  const { host } = new URL(url)
  return (
    <section className="m-content band" id="reviews">
      <div className="wrap">
        <div className="sechead">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="lead muted">{block.lead}</p>}
        </div>
        <div className="reviews" data-late="reviews" data-url={url} data-title={block.title}>
          <div className="panel stack" data-before>
            <p className="b">{texts.title(host)}</p>
            <p>{texts.text(host)}</p>
            <div className="row wrapx">
              <a className="btn sec" href={`/${locale}/${legalPaths.privacyPolicy}`}>
                {texts.more}
              </a>
              <button type="button" className="btn pri" data-accept>
                {texts.accept}
              </button>
            </div>
          </div>
          <p className="reviews-foot" hidden data-after>
            <span>{texts.loaded}</span>{' '}
            <button type="button" className="linklike" data-open="cookie-settings">
              {texts.withdraw}
            </button>
          </p>
        </div>
      </div>
    </section>
  )
}
