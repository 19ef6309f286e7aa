import type { ReactNode } from 'react'
import { siteTexts } from '#i18n/site.ts'
import { themeStyle } from '#modules/content/rules/theme-style.ts'
import { firstFonts } from '../fonts.ts'
import { CookieQuestion } from './cookie-question.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuOverlay } from './menu-overlay.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OpeningBar } from './opening-bar.tsx'
import type { ShellData } from './shell-types.ts'

/**
 * The document around every page. If there is no shell data (its loader failed), the page is empty. `kind` tells the browser what to hydrate.
 */
export function Document(props: {
  shell: ShellData | undefined
  kind: 'task' | 'content'
  /** For a task page: the code that must be loaded before the browser hydrates it. */
  code?: readonly string[] | undefined
  head: ReactNode
  scripts?: ReactNode
  children: ReactNode
}) {
  const { shell } = props
  const theme = shell?.theme
  const privacy = shell?.legal.find(({ key }) => key === 'privacyPolicy')?.href
  const style = shell && theme ? theme.css + themeStyle(shell.themeTokens) : ''
  return (
    <html
      lang={shell?.locale ?? 'de'}
      data-brand={theme?.name ?? ''}
      data-page={props.kind}
      data-code={props.code?.join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {theme && <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.night.light} />}
        {theme && <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.night.dark} />}
        {theme?.pictures.icon && <link rel="icon" href={theme.pictures.icon} />}
        {theme?.pictures.touchIcon && <link rel="apple-touch-icon" href={theme.pictures.touchIcon} />}
        {firstFonts(theme?.preload).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {props.head}
        {style && <style>{style}</style>}
      </head>
      <body>
        {shell?.toolbarVersion && <div id="toolbar" data-late="toolbar" data-version={shell.toolbarVersion} />}
        {props.children}
        {shell?.isInstallable && (
          <div id="app-notices" data-late="app" data-name={shell.shopName} data-icon={theme?.pictures.icon192} />
        )}
        <div
          id="cookies"
          data-privacy={privacy}
          data-pixel={shell?.ads?.pixel || undefined}
          data-tags={shell?.ads?.tags || undefined}
        >
          {/* Only content pages contain the cookie question. React hydrates all of a task page, but the banner has its own React root. So
              on a task page the browser renders the banner. */}
          {shell && props.kind === 'content' && <CookieQuestion locale={shell.locale} privacy={privacy} hidden />}
        </div>
        {props.scripts}
      </body>
    </html>
  )
}

/**
 * Header, menu and footer around a page. `content` is set for a page of blocks. Such a page shows whether the business is open. If it
 * starts with a hero (large picture), its header may cover the top of the hero.
 */
export function Frame(props: {
  shell: ShellData
  content?: { startsWithHero: boolean; hasBar: boolean }
  children: ReactNode
}) {
  const { content, shell } = props
  return (
    <>
      <a className="skip" href="#inhalt">
        {siteTexts(shell.locale).skip}
      </a>
      {content && <OpeningBar shell={shell} />}
      <Header shell={shell} overHero={content?.startsWithHero ?? false} />
      <OfflineNotice locale={shell.locale} />
      <MenuOverlay shell={shell} />
      <main id="inhalt" tabIndex={-1} data-page-bar={content?.hasBar ? '' : undefined}>
        {props.children}
      </main>
      <Footer shell={shell} />
    </>
  )
}
