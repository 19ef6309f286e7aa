import type { ReactNode } from 'react'
import { siteTexts } from '#i18n/site.ts'
import { themeStyle } from '#modules/content/rules/theme-style.ts'
import { nightOf } from '#ui/site/theme-night.ts'
import { fontsOf } from '../fonts.ts'
import { brandPictures } from '../head/brand-pictures.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuOverlay } from './menu-overlay.tsx'
import { OpeningBar } from './opening-bar.tsx'
import type { ShellData } from './shell-types.ts'

/** The document around every page. Without shell data (its loader failed) it is the bare page. `kind` tells the browser what to wake. */
export function Document(props: {
  shell: ShellData | undefined
  kind: 'task' | 'content'
  head: ReactNode
  scripts?: ReactNode
  children: ReactNode
}) {
  const { shell } = props
  const night = nightOf(shell?.theme)
  const { icon, touchIcon } = brandPictures(shell?.theme)
  const style = shell ? themeStyle(shell.themeTokens) : ''
  return (
    <html lang={shell?.locale ?? 'de'} data-brand={shell?.theme ?? 'donau'} data-page={props.kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={night.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night.dark} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        {fontsOf(shell?.theme).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {props.head}
        {style && <style>{style}</style>}
      </head>
      <body>
        {shell?.toolbarVersion && <div id="toolbar" data-version={shell.toolbarVersion} />}
        {props.children}
        <div id="cookies" data-privacy={shell?.legal.find(({ key }) => key === 'privacyPolicy')?.href} />
        {props.scripts}
      </body>
    </html>
  )
}

/** Header, menu and footer around a page. `content`: a page of blocks says whether we are open; its header may stand on its hero. */
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
      <MenuOverlay shell={shell} />
      <main id="inhalt" tabIndex={-1} data-page-bar={content?.hasBar ? '' : undefined}>
        {props.children}
      </main>
      <Footer shell={shell} />
    </>
  )
}
