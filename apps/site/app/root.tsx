import { siteTexts } from '#i18n/site.ts'
import '#ui/site/css/site.css'
import { nightOf, themeStyle } from '#ui/site/theme-style.ts'
import { type ReactNode, use, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import type { PageData } from './routes/page.server.tsx'
import { fontsOf } from './fonts.ts'
import { brandPictures } from './head/brand-pictures.ts'
import { showCookieBanner } from './islands/cookie-root.tsx'
import { ShellContext, shellContext } from './page-data-context.ts'
import { BrokenPage } from './shell/broken-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { MenuOverlay } from './shell/menu-overlay.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { OpeningBar } from './shell/opening-bar.tsx'
import { shellData } from './shell/shell-data.server.ts'
import type { ShellData } from './shell/shell-types.ts'
import { useRouteScroll } from './shell/use-route-scroll.ts'
import { siteContext } from './site-context.ts'

/** Only task pages are the router's in the browser, so only they need the shell there. */
export function loader({ context, url, pattern }: Route.LoaderArgs): ShellData | null {
  const shell = shellData(context.get(siteContext), url.pathname)
  if (!contentPatterns.has(pattern)) return shell
  context.set(shellContext, shell)
  return null
}
/** As the router names the routes of content pages, see routes.ts. */
const contentPatterns: ReadonlySet<string> = new Set([':locale/*', ':locale/store/:branch'])

function useShell(): ShellData | undefined {
  const loaded = useRouteLoaderData<typeof loader>('root')
  return use(ShellContext) ?? loaded ?? undefined
}

/** Language, menu and picker follow the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname

/** The document around every page, errors included. Without shell data (the loader itself failed) it is the bare page. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell()
  // Checkout and status are the router's in the browser, too; content pages and errors only wake their islands.
  const isTask = useMatches().some(({ handle }) => (handle as { isTask?: boolean } | undefined)?.isTask)
  const night = nightOf(shell?.theme)
  const { icon, touchIcon } = brandPictures(shell?.theme)
  const style = shell ? themeStyle(shell.themeTokens) : ''
  return (
    <html lang={shell?.locale ?? 'de'} data-brand={shell?.theme ?? 'donau'} data-page={isTask ? 'task' : 'content'}>
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
        <Meta />
        <Links />
        {style && <style>{style}</style>}
      </head>
      <body>
        {shell ? <Shell shell={shell}>{children}</Shell> : children}
        <div id="cookies" />
        {isTask && <Scripts />}
      </body>
    </html>
  )
}

function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  useRouteScroll()
  // Only where the router hydrates; content pages show it with their islands.
  useEffect(showCookieBanner, [])
  const texts = siteTexts(shell.locale)
  const content = useMatches().find(({ loaderData }) => isContentPage(loaderData))?.loaderData as
    | ContentPage
    | undefined
  return (
    <>
      <a className="skip" href="#inhalt">
        {texts.skip}
      </a>
      {content && <OpeningBar shell={shell} />}
      <Header shell={shell} overHero={content?.startsWithHero ?? false} />
      <MenuOverlay shell={shell} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
    </>
  )
}

/** A page of blocks: it says whether we are open, and its header stands on the hero when it begins with one. */
type ContentPage = Pick<PageData, 'startsWithHero'>
const isContentPage = (loaderData: unknown): loaderData is ContentPage =>
  typeof loaderData === 'object' && loaderData !== null && 'startsWithHero' in loaderData

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell()
  const locale = shell?.locale ?? 'de'
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage locale={locale} homeHref={shell?.homeHref ?? '/'} theme={shell?.theme} title={shell?.title} />
  ) : (
    <BrokenPage locale={locale} homeHref={shell?.homeHref ?? '/'} title={shell?.title} />
  )
}
