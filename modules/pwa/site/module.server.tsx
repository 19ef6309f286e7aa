import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { siteBlock, type SitePage, sitePages } from '#ui/site/module.ts'
import { pwaTexts } from '../words/pwa.ts'
import { pwaStyles } from './module.ts'

/**
 * The page '/{locale}/offline'. The service worker shows it in place of a page that cannot be loaded and has no stored copy. Undefined for
 * any other path, or if the brand has switched the app off.
 */
const offline: SitePage = async (site, { locale, path }, maker) => {
  if (path !== 'offline' || !site.init.config.enablePluginPWA) return undefined
  return {
    kind: 'page',
    title: pwaTexts(locale).offline.title,
    description: '',
    path: `/${locale}/offline`,
    alternates: {},
    noindex: true,
    body: maker.blocks([{ type: 'offline' }]),
  }
}

function OfflinePage({ locale, phone }: { locale: Locale; phone: string | undefined }) {
  const texts = pwaTexts(locale).offline
  return (
    <section className="m-pwa band">
      <div className="wrap offline-page">
        <Icon name="offline" />
        <h1>{texts.title}</h1>
        <p className="lead">
          {texts.text} {texts.again}
        </p>
        <div className="row wrapx">
          <button type="button" className="btn pri lg" data-retry>
            {texts.retry}
          </button>
          {phone && (
            <a className="btn sec lg" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <Icon name="phone" /> {phone}
            </a>
          )}
        </div>
        <div data-late="offline-page" />
      </div>
    </section>
  )
}

export const pwaPages = sitePages({
  name: 'pwa',
  blocks: [
    siteBlock({
      type: 'offline',
      styles: pwaStyles,
      isPageHeading: true,
      render: (_block, { locale, site }) => (
        <OfflinePage locale={locale} phone={site.init.branches[0]?.phone || undefined} />
      ),
    }),
  ],
  pages: [offline],
})
