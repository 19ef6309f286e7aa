import { siteTexts } from '#i18n/site.ts'
import type { ShellData } from './shell-types.ts'

/** Switches between German and English. If the page exists in the other language, the link opens it there (specification §2, Header). */
export function LanguagePicker({ shell, className }: { shell: ShellData; className: string }) {
  const texts = siteTexts(shell.locale)
  return (
    <div className={className} role="group" aria-label={texts.menu.language}>
      {(['de', 'en'] as const).map((locale) => (
        <a
          key={locale}
          href={shell.translations[locale]}
          lang={locale}
          hrefLang={locale}
          className={locale === shell.locale ? 'on' : undefined}
          aria-current={locale === shell.locale ? 'true' : undefined}
        >
          {locale.toUpperCase()}
          <span className="vh"> {texts.languages[locale]}</span>
        </a>
      ))}
    </div>
  )
}
