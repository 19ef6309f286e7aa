import { siteTexts } from '#i18n/site.ts'
import { type ErrorPageProps, titleOf } from './not-found-page.tsx'

/**
 * The page for an error on the server or in a screen (specification §2, 500 block). It has plain links, because the router itself may be
 * broken.
 */
export function BrokenPage({ locale, homeHref, title }: ErrorPageProps) {
  const texts = siteTexts(locale)
  return (
    <div className="center">
      <title>{titleOf(texts.broken.title, title)}</title>
      <h1>{texts.broken.title}</h1>
      <p className="lead muted">{texts.broken.text}</p>
      <a className="btn pri lg" href={homeHref}>
        {texts.notFound.home}
      </a>
    </div>
  )
}
