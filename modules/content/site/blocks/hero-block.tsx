import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { VienneseArrival } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'

/** The night over the city; the text rises once at 500 ms, the car rolls in (specification §4, Hero; design: Motion). */
export function HeroBlock({ block, locale }: { block: Extract<Block, { type: 'hero' }>; locale: Locale }) {
  return (
    <div className="hero night">
      <div className="scene">
        <VienneseArrival alt={siteTexts(locale).scene} />
      </div>
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
