import type { Locale } from '#contract/locale.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import { HeroScene, imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import { altOf } from '../parts/alt-of.ts'
import { focusOf } from '../parts/focus-of.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface HeroBlockProps {
  block: Extract<Block, { type: 'hero' }>
  locale: Locale
  theme: Pick<ThemeView, 'pictures' | 'sceneText'>
  /**
   * True: a booking form follows the hero. On a phone the introduction is then hidden, so that visitors see the beginning of the form without
   * scrolling.
   */
  isFormNext: boolean
}

/**
 * The large first block of a page. Its background is its own picture. A block without a picture has the night scene of the theme as its
 * background; without a scene it is plain and dark. After 500 ms the text moves in, then the car of the scene; each moves only once
 * (specification §4, Hero). The button is shown only if it has an address.
 */
export function HeroBlock({ block, isFormNext, locale, theme }: HeroBlockProps) {
  const { hero, heroArriving, heroNarrow } = theme.pictures
  const { image } = block
  return (
    <div className={`m-content hero night${image ? ' own' : hero ? '' : ' plain'}${isFormNext ? ' short' : ''}`}>
      {image && (
        <div className="scene">
          <img src={imageUrl(image, 'large')} alt={altOf(image)} style={focusOf(image)} fetchPriority="high" />
        </div>
      )}
      {hero && !image && (
        <div className="scene">
          <HeroScene
            alt={theme.sceneText?.night[locale] ?? ''}
            pictures={{ wide: hero, narrow: heroNarrow, arriving: heroArriving }}
          />
        </div>
      )}
      <div className="wrap">
        <div className="txt">
          <h1>{block.title}</h1>
          {block.lead && <p>{block.lead}</p>}
          {block.button?.url && (
            <SiteLink
              className="btn pri lg go"
              link={{
                ...urlTarget(block.button.url),
                label: block.button.label || contentTexts(locale).more,
                children: [],
              }}
            />
          )}
        </div>
      </div>
      <div className="pad">
        <div className="wrap" data-line="last-order" />
      </div>
    </div>
  )
}
