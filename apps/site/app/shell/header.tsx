import { siteTexts } from '#i18n/site.ts'
import { SiteLink } from '#modules/content/site/parts/site-link.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { Logo } from '#ui/site/logo.tsx'
import { LanguagePicker } from './language-picker.tsx'
import type { ShellData } from './shell-types.ts'

/** The classes of the header. In front of a hero (large picture) it is dark. */
export const headClasses = (overHero: boolean): string => `head ${overHero ? 'onnight night' : 'plain'}`

/**
 * The header: 80 px high (72 on phones). In front of a hero (large picture) it is dark. On other pages it has a surface colour and a line.
 */
export function Header({ shell, overHero }: { shell: ShellData; overHero: boolean }) {
  const texts = siteTexts(shell.locale)
  return (
    <header className={headClasses(overHero)}>
      <div className="wrap">
        <a href={shell.homeHref} aria-label={texts.home(shell.shopName)} className="home">
          <Logo theme={shell.theme} shopName={shell.shopName} />
        </a>
        <nav aria-label={texts.menu.label}>
          {shell.header.map((link) => (
            <SiteLink key={link.label} link={link} at={placeOf(shell)} />
          ))}
        </nav>
        <LanguagePicker shell={shell} className="lang" />
        <button
          type="button"
          className="icbtn burger"
          aria-label={texts.menu.open}
          aria-haspopup="dialog"
          data-open="menu"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

/**
 * The address whose entry is marked in the menu. The booking form is at the top of the start page, so there the entry for booking is
 * marked.
 */
export const placeOf = ({ path, homeHref }: ShellData): { pathname: string; hash: string } => ({
  pathname: path,
  hash: path === homeHref ? '#booking' : '',
})
