import type { Locale } from '#contract/locale.ts'
import { imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import { focusOf } from '../parts/focus-of.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface LandingTeaserProps {
  block: Extract<Block, { type: 'landingTeaser' }>
  locale: Locale
  Heading: 'h1' | 'h2'
  /** True: a booking form follows the block. The block is then lower, and on a phone it has no picture. */
  isFormNext: boolean
}

/**
 * Shows one offer in a large format, with a picture if the block has one. The button is shown only if it has an address (specification §2, Site
 * types).
 */
export function LandingTeaserBlock({ block, Heading, isFormNext, locale }: LandingTeaserProps) {
  const { image, label, text, title, url } = block
  return (
    <section className={isFormNext ? 'm-content band short' : 'm-content band'}>
      <div className="wrap">
        <div className="landing">
          {image && (
            <img
              src={imageUrl(image, 'medium')}
              alt={image.alt}
              style={focusOf(image)}
              loading="lazy"
              decoding="async"
            />
          )}
          <div className="stack loose">
            <Heading>{title}</Heading>
            {text && <p className="lead">{text}</p>}
            {url && (
              <SiteLink
                className="btn pri lg"
                link={{ ...urlTarget(url), label: label || contentTexts(locale).more, children: [] }}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
