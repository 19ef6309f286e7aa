import { branchSiteTexts } from '#modules/branches/words/site.ts'
import type { LatePlace } from '#ui/site/module.ts'
import { installTexts } from '#i18n/install.ts'
import { siteTexts } from '#i18n/site.ts'
import { SiteLink } from '#modules/content/site/parts/site-link.tsx'
import { AreaMap } from '#modules/branches/site/parts/area-map.tsx'
import { directionsUrl } from '#modules/branches/site/parts/directions.ts'
import { Icon } from '#ui/site/icon.tsx'
import { Logo } from '#ui/site/logo.tsx'
import type { ShellData } from './shell-types.ts'

/** Address, contact, pages, directions, and a line with the links to the legal texts (specification §2, Footer). */
export function Footer({ shell }: { shell: ShellData }) {
  const texts = siteTexts(shell.locale)
  const branchTexts = branchSiteTexts(shell.locale)
  const { branch } = shell
  return (
    <footer className="foot-site night">
      <div className="wrap">
        <div className="fcols">
          <div className="stack loose">
            <Logo theme={shell.theme} shopName={shell.shopName} />
            {branch && (
              <address>
                {branch.name}
                <br />
                {branch.street}
                <br />
                {branch.zipCode} {branch.shownCity}
              </address>
            )}
            {branch?.email && (
              <a className="btn onnight" href={`mailto:${branch.email}`}>
                {branchTexts.enquiry}
              </a>
            )}
          </div>
          {branch && <Contact shell={shell} branch={branch} />}
          <Pages shell={shell} />
          {branch && (
            <div>
              <p className="h">{texts.footer.directions}</p>
              <AreaMap label={branchTexts.areaMap}>{shell.map && <TilesPlace map={shell.map} />}</AreaMap>
              <a className="with-icon" href={directionsUrl(branch)} target="_blank" rel="noopener noreferrer">
                <Icon name="route" size="s" /> {branchTexts.planRoute}
              </a>
            </div>
          )}
        </div>
        <LegalLine shell={shell} />
      </div>
    </footer>
  )
}

/** The empty place of the map. The browser fills it when the visitor has allowed map tiles. React does not render its content. */
const TilesPlace = ({ map }: { map: LatePlace }) => (
  <section
    className="m-maps map-fill"
    aria-label={map.label}
    data-late={map.name}
    data-props={JSON.stringify(map.data)}
    data-waiting=""
    suppressHydrationWarning
    dangerouslySetInnerHTML={nothingYet}
  />
)
const nothingYet = { __html: '' }

function Contact({ shell, branch }: { shell: ShellData; branch: NonNullable<ShellData['branch']> }) {
  const texts = siteTexts(shell.locale)
  return (
    <div>
      <p className="h">{texts.footer.contact}</p>
      <ul>
        {branch.phone && (
          <li>
            <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>{branch.phone}</a>
          </li>
        )}
        {branch.email && (
          <li>
            <a href={`mailto:${branch.email}`}>{branch.email}</a>
          </li>
        )}
        {shell.website && (
          <li>
            <a
              href={/^https?:/.test(shell.website) ? shell.website : `https://${shell.website}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {shell.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          </li>
        )}
        {branch.alwaysOpen && (
          <li className="with-icon">
            <Icon name="clock" size="s" /> {branchSiteTexts(shell.locale).opening.always}
          </li>
        )}
      </ul>
    </div>
  )
}

function Pages({ shell }: { shell: ShellData }) {
  const texts = siteTexts(shell.locale)
  if (shell.footer.length === 0 && shell.social.length === 0) return null
  return (
    <nav aria-label={texts.footer.pages}>
      {shell.footer.length > 0 && (
        <>
          <p className="h">{texts.footer.pages}</p>
          <ul>
            {shell.footer.map((link) => (
              <li key={link.label}>
                <SiteLink link={link} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shell.social.length > 0 && (
        <div className="social">
          {shell.social.map(({ network, url }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={texts.footer.newTab(texts.networks[network])}
            >
              <Icon name={network} />
            </a>
          ))}
        </div>
      )}
    </nav>
  )
}

/**
 * The entry 'App installieren'. It is hidden at first, because only the browser knows whether the site can be installed (islands/offer-install.ts).
 */
function Install({ shell: { locale } }: { shell: ShellData }) {
  const { ios } = installTexts(locale)
  return (
    <>
      <button type="button" className="with-icon" hidden data-install suppressHydrationWarning>
        <Icon name="install" size="s" /> {siteTexts(locale).footer.install}
      </button>
      <div className="install-help" role="status" suppressHydrationWarning>
        <div hidden data-install-steps suppressHydrationWarning>
          <p className="b">{ios.title}</p>
          <ol>
            <li>{ios.share}</li>
            <li>{ios.add}</li>
            <li>{ios.confirm}</li>
          </ol>
        </div>
      </div>
    </>
  )
}

const legalLabels = {
  termsAndConditions: 'terms',
  privacyPolicy: 'privacy',
  imprint: 'imprint',
  allergens: 'allergens',
  accessibility: 'accessibility',
} as const

function LegalLine({ shell }: { shell: ShellData }) {
  const texts = siteTexts(shell.locale).footer
  const documents = shell.legal.filter(({ key }) => key !== 'accessibility')
  const accessibility = shell.legal.filter(({ key }) => key === 'accessibility')
  const entry = ({ key, href, external }: ShellData['legal'][number]) =>
    external ? (
      <a key={key} href={href} target="_blank" rel="noopener">
        {texts[legalLabels[key]]}
      </a>
    ) : (
      <a key={key} href={href}>
        {texts[legalLabels[key]]}
      </a>
    )
  return (
    <div className="legal">
      <span className="copyright">
        © {shell.year} {shell.businessName}
      </span>
      {documents.map(entry)}
      <button type="button" data-open="cookie-settings">
        {texts.cookies}
      </button>
      {accessibility.map(entry)}
      {shell.isInstallable && <Install shell={shell} />}
    </div>
  )
}
