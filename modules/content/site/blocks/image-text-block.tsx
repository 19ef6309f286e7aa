import type { Locale } from '#contract/locale.ts'
import { contentTexts } from '../../words/site.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import { imageUrl, Scene } from '#ui/site/picture.tsx'
import { focusOf } from '../parts/focus-of.ts'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface ImageTextBlockProps {
  block: Extract<Block, { type: 'imageText' }>
  locale: Locale
  theme: Pick<ThemeView, 'pictures' | 'sceneText'>
  Heading: 'h1' | 'h2'
  /** True: a booking form follows the block. The block is then lower, and on a phone it has no picture. */
  isFormNext: boolean
}

/**
 * Shows a picture and a text next to each other. With typeA the picture is first (specification §2, Site types). If neither the block nor the theme
 * has a picture, only the text is shown.
 */
export function ImageTextBlock({ block, isFormNext, locale, theme, Heading }: ImageTextBlockProps) {
  const shown = pictureOf(block, locale, theme)
  const picture = shown && <div className="art">{shown}</div>
  const words = (
    <div className="stack loose">
      <Heading>{block.title}</Heading>
      {block.lead && <p className="lead">{block.lead}</p>}
      {paragraphs(block.text).map((text) => (
        <p key={text} className="muted">
          {text}
        </p>
      ))}
      {block.link?.url && (
        <SiteLink
          className="btn sec"
          link={{ ...urlTarget(block.link.url), label: block.link.label || contentTexts(locale).more, children: [] }}
        />
      )}
    </div>
  )
  return (
    <section
      className={isFormNext ? 'm-content band tint short' : 'm-content band tint'}
      id={locale === 'de' ? 'ueber-uns' : 'about'}
    >
      <div className={`wrap about ${block.variant === 'typeB' ? 'type-b' : ''}`}>
        {block.variant === 'typeA' ? picture : words}
        {block.variant === 'typeA' ? words : picture}
      </div>
    </section>
  )
}

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter(Boolean)

/** The picture of the block, or the day scene of the theme if the block has none. Undefined if the theme has no day scene either. */
function pictureOf({ image }: ImageTextBlockProps['block'], locale: Locale, theme: ImageTextBlockProps['theme']) {
  const { sceneDay } = theme.pictures
  if (!image) return sceneDay && <Scene alt={theme.sceneText?.day[locale] ?? ''} src={sceneDay} />
  return <img src={imageUrl(image, 'medium')} alt={image.alt} style={focusOf(image)} loading="lazy" />
}
