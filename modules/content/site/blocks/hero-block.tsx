import type { Locale } from '#contract/locale.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import { HeroScene } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface HeroBlockProps {
  block: Extract<Block, { type: 'hero' }>
  locale: Locale
  theme: Pick<ThemeView, 'pictures' | 'sceneText'>
}

/**
 * The theme's night scene. The text moves in once after 500 ms, then the car (specification §4, Hero). A theme without a
 * scene has a plain dark background. The button is there only with an address.
 */
export function HeroBlock({ block, locale, theme }: HeroBlockProps) {
  const { hero, heroArriving, heroNarrow } = theme.pictures
  return (
    <div className={hero ? 'm-content hero night' : 'm-content hero night plain'}>
      {hero && (
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
      <div className="pad" />
    </div>
  )
}
