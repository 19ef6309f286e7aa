import { siteTexts } from '#i18n/site.ts'
import { SiteLink } from '#modules/content/site/parts/site-link.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { Logo } from '#ui/site/logo.tsx'
import { placeOf } from './header.tsx'
import { LanguagePicker } from './language-picker.tsx'
import type { ShellData } from './shell-types.ts'

/**
 * The menu below 1024 px: a dark overlay over the whole page. It is a modal dialog, so the focus stays inside. Escape closes it, and the
 * focus returns to the button that opened it.
 */
export function MenuOverlay({ shell }: { shell: ShellData }) {
  const texts = siteTexts(shell.locale)
  return (
    <dialog id="menu" className="menu-overlay night" aria-label={texts.menu.label}>
      <div className="head onnight">
        <div className="wrap">
          <Logo theme={shell.theme} shopName={shell.shopName} />
          <button type="button" className="icbtn burger" aria-label={texts.menu.close} data-close>
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav className="wrap" aria-label={texts.menu.label}>
        {shell.header.map((link) => (
          <SiteLink key={link.label} link={link} className="display" at={placeOf(shell)} />
        ))}
      </nav>
      <div className="wrap row between ends">
        <LanguagePicker shell={shell} className="row langs" />
        {shell.branch?.phone && (
          <a className="btn acc" href={`tel:${shell.branch.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" size="s" /> {texts.menu.call}
          </a>
        )}
      </div>
    </dialog>
  )
}
