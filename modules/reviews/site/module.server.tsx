import type { Locale } from '#contract/locale.ts'
import { siteBlock, type SitePage, sitePages } from '#ui/site/module.ts'
import { questionnaireTexts } from '../words/questionnaire.ts'
import { reviewStyles } from './module.ts'

const paths: Readonly<Record<Locale, string>> = { de: 'bewertung', en: 'review' }
const pathOf = (locale: Locale): string => `/${locale}/${paths[locale]}`

/**
 * The page '/de/bewertung' or '/en/review', on which guests review an order (specification §2, Questionnaire page). Undefined for any
 * other path, or if the business does not ask for reviews.
 */
const questionnaire: SitePage = async (site, { locale, path }, maker) => {
  if (path !== paths[locale] || !site.init.config.enablePluginOrderReviews) return undefined
  return {
    kind: 'page',
    title: questionnaireTexts(locale).title,
    description: questionnaireTexts(locale).lead,
    path: pathOf(locale),
    alternates: { de: pathOf('de'), en: pathOf('en') },
    // The page is useful only to guests who have ordered, so search engines should not list it.
    noindex: true,
    body: maker.blocks([{ type: 'questionnaire' }]),
  }
}

export const reviewsPages = sitePages({
  name: 'reviews',
  blocks: [
    siteBlock({
      type: 'questionnaire',
      styles: reviewStyles,
      isPageHeading: true,
      render(_block, { locale }) {
        const texts = questionnaireTexts(locale)
        return (
          <section className="m-reviews band">
            <div className="wrap">
              <div className="questionnaire stack">
                <h1>{texts.title}</h1>
                <p className="lead">{texts.lead}</p>
                <div data-late="questionnaire" />
                <noscript>{texts.needsScript}</noscript>
              </div>
            </div>
          </section>
        )
      },
    }),
  ],
  pages: [questionnaire],
})
