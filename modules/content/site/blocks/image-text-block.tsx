import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { imageUrl, VienneseScene } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { pictureRef } from '../picture-ref.ts'
import { SiteLink } from '../site-link.tsx'

interface ImageTextBlockProps {
  block: Extract<Block, { type: 'imageText' }>
  locale: Locale
  Heading: 'h1' | 'h2'
}

/** A picture and words side by side; typeA puts the picture first (specification §2, Site types). */
export function ImageTextBlock({ block, locale, Heading }: ImageTextBlockProps) {
  const picture = <div className="art">{pictureOf(block, locale)}</div>
  const words = (
    <div className="stack loose">
      <Heading>{block.title}</Heading>
      {block.lead && <p className="lead">{block.lead}</p>}
      {paragraphs(block.text).map((text) => (
        <p key={text} className="muted">
          {text}
        </p>
      ))}
      {block.link && (
        <SiteLink
          className="btn sec"
          link={{ ...urlTarget(block.link.url), label: block.link.label || siteTexts(locale).more, children: [] }}
        />
      )}
    </div>
  )
  return (
    <section className="band tint" id={locale === 'de' ? 'ueber-uns' : 'about'}>
      <div className={`wrap about ${block.variant === 'typeB' ? 'type-b' : ''}`}>
        {block.variant === 'typeA' ? picture : words}
        {block.variant === 'typeA' ? words : picture}
      </div>
    </section>
  )
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter(Boolean)

/** An uploaded picture ('{id}-{version}.{extension}') or the brand's own drawing of the city by day. */
function pictureOf({ image, title }: ImageTextBlockProps['block'], locale: Locale) {
  const picture = pictureRef(image)
  if (!picture) return <VienneseScene alt={siteTexts(locale).sceneDay} light="day" />
  return <img src={imageUrl({ ...picture, alt: title }, 'medium')} alt="" loading="lazy" />
}
