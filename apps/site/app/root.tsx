import '#ui/site/css/site.css'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { showCookieBanner } from './islands/cookie-root.tsx'
import { BrokenPage } from './shell/broken-page.tsx'
import { Document, Frame } from './shell/document.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { shellData } from './shell/shell-data.server.ts'
import type { ShellData } from './shell/shell-types.ts'
import { useRouteScroll } from './shell/use-route-scroll.ts'
import { site } from './modules.server.ts'
import type { LoadedTask } from './routes/load-task.server.ts'
import { siteContext } from './site-context.ts'

export function loader({ context, url }: Route.LoaderArgs): ShellData {
  return shellData(site, context.get(siteContext), url.pathname)
}

/** Loads the shell data again when the path changes, because language, menu and language picker depend on the path. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname

const useShell = (): ShellData | undefined => useRouteLoaderData<typeof loader>('root')

/** The document around task pages and errors. The document of content pages is in content/render-content.server.tsx. */
export function Layout({ children }: { children: ReactNode }) {
  const own = useShell()
  // On checkout and status pages, the router in the browser hydrates the whole document. On error pages, only the cookie banner is
  // hydrated.
  const match = useMatches().find(({ handle }) => (handle as { isTask?: boolean } | undefined)?.isTask)
  const isTask = match !== undefined
  // Undefined on a page for a 404.
  const task = match?.loaderData as LoadedTask | undefined
  const shell = own && task?.footer ? { ...own, ...task.footer } : own
  const head = (
    <>
      <Meta />
      <Links />
      {task?.files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {task?.files.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
  return (
    <Document
      shell={shell}
      kind={isTask ? 'task' : 'content'}
      code={task?.code}
      head={head}
      scripts={isTask && <Scripts />}
    >
      {shell ? <Routed shell={shell}>{children}</Routed> : children}
    </Document>
  )
}

function Routed({ shell, children }: { shell: ShellData; children: ReactNode }) {
  useRouteScroll()
  // Shows the cookie banner on pages that the router hydrates. On content pages wake-islands.tsx shows it.
  useEffect(showCookieBanner, [])
  return <Frame shell={shell}>{children}</Frame>
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell()
  const locale = shell?.locale ?? 'de'
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage
      locale={locale}
      homeHref={shell?.homeHref ?? '/'}
      sign={shell?.theme.pictures.lost}
      title={shell?.title}
    />
  ) : (
    <BrokenPage locale={locale} homeHref={shell?.homeHref ?? '/'} title={shell?.title} />
  )
}
