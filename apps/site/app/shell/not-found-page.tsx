import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { VehiclePicture } from '#ui/site/picture.tsx'

export interface ErrorPageProps {
  locale: Locale
  homeHref: string
  /** The title of the business. Undefined if it cannot be read. */
  title: string | undefined
}

/** The title of an error page: '404 Not Found - Donau Chauffeur'. */
export const titleOf = (page: string, business: string | undefined): string =>
  business ? `${page} - ${business}` : page

/**
 * The 404 page, for an unknown path (specification §2): a picture, a short text and a link to the start page. `sign`: URL of the theme's
 * picture. If it is undefined, the page shows a car and a road sign with the text '404'.
 */
export function NotFoundPage({ locale, homeHref, sign, title }: ErrorPageProps & { sign: string | undefined }) {
  const texts = siteTexts(locale).notFound
  return (
    <div className="center">
      <title>{titleOf(texts.title, title)}</title>
      <meta name="robots" content="noindex" />
      {sign ? <img className="lost" src={sign} alt="" width={640} height={280} /> : <LostCar />}
      <h1>{texts.title}</h1>
      <p className="lead muted">{texts.text}</p>
      <a className="btn pri lg" href={homeHref}>
        {texts.home}
      </a>
    </div>
  )
}

/** The car and a road sign with the text '404'. */
function LostCar() {
  return (
    <div className="lost">
      <svg viewBox="0 0 720 280" aria-hidden="true">
        <path className="dash" d="M20 258H250C330 258 330 200 390 200S450 258 520 258H560" />
        <path className="dash faint" d="M600 258h90" />
        <g className="sign" transform="translate(560 138)">
          <path d="M22 120V30" className="post" />
          <path d="M-26 0h84l16 16-16 16h-84z" fill="currentColor" />
          <text x="10" y="23" textAnchor="middle">
            404
          </text>
        </g>
      </svg>
      <VehiclePicture identifier="business" lazy={false} />
    </div>
  )
}
