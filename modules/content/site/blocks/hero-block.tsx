import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { isAtHomeInVienna, VienneseArrival } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'

interface HeroBlockProps {
  block: Extract<Block, { type: 'hero' }>
  locale: Locale
  shopName: string
}

/**
 * The night over the city; the text rises once at 500 ms, the car rolls in (specification §4, Hero; design: Motion). A business of another
 * city has the night alone.
 */
export function HeroBlock({ block, locale, shopName }: HeroBlockProps) {
  const hasScene = isAtHomeInVienna(shopName)
  return (
    <div className={hasScene ? 'm-content hero night' : 'm-content hero night plain'}>
      {hasScene && (
        <div className="scene">
          <VienneseArrival alt={siteTexts(locale).scene} />
        </div>
      )}
      <div className="wrap">
        <div className="txt">
          <h1>{block.title}</h1>
          {block.lead && <p>{block.lead}</p>}
        </div>
      </div>
      <div className="pad" />
    </div>
  )
}
