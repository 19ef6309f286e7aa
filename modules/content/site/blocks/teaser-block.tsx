import { imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { excerpt } from '../../rules/blocks/values.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import type { Locale } from '#contract/locale.ts'
import { focusOf } from '../parts/focus-of.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface TeaserProps {
  block: Extract<Block, { type: 'teaser' }>
  locale: Locale
  Heading: 'h1' | 'h2'
}

/**
 * Shows tiles that link to pages, each with a picture, a title and the first 128 characters of its text (specification §9). Without tiles,
 * nothing is shown.
 */
export function TeaserBlock({ block, Heading, locale }: TeaserProps) {
  if (block.items.length === 0) return null
  return (
    <section className="m-content band">
      <div className="wrap">
        {(block.title || block.lead) && (
          <div className="sechead">
            {block.title && <Heading>{block.title}</Heading>}
            {block.lead && <p className="lead muted">{block.lead}</p>}
          </div>
        )}
        <ul className="cards">
          {block.items.map(({ id, image, link, text, title }) => (
            <li key={id ?? title} className="card">
              {image && (
                <img
                  src={imageUrl(image, 'small')}
                  alt={image.alt}
                  style={focusOf(image)}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <div className="stack">
                <h3>{title}</h3>
                {text && <p className="muted">{excerpt(text)}</p>}
                {link?.url && (
                  <SiteLink
                    className="btn soft"
                    link={{ ...urlTarget(link.url), label: link.label || contentTexts(locale).more, children: [] }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        <div data-late="page-events" data-reached="" />
      </div>
    </section>
  )
}
