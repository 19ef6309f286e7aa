import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { sitePathOf } from '#modules/content/rules/site-paths.ts'
import type { MadePage, PageOutcome, SiteCode } from '#ui/site/module.ts'
import { createScreens } from '#ui/site/screens.tsx'
import type { SiteContext } from '#ui/site/site-context.ts'
import { type BuiltFiles, filesOf } from '../built-files.ts'
import type { SiteParts } from '../compose-site.ts'
import { pictureOf, sharePicture } from '../head/brand-pictures.ts'
import { type HeadData, headTags } from '../head/head-tags.ts'
import { jsonLdText } from '../head/json-ld.server.ts'
import { Document, Frame } from '../shell/document.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { shellData } from '../shell/shell-data.server.ts'
import { localeFor } from '../site-context.ts'
import { pageMaker } from './page-parts.server.tsx'
import { asHtml, pageFragment } from './page-fragment.tsx'
import { PageScripts, type PageScriptFiles } from './page-scripts.tsx'
import { PageStyles } from './page-styles.tsx'

/** The scripts and style sheets that a page loads, as addresses. */
export interface ContentFiles extends PageScriptFiles {
  /** Addresses of the style sheets that every page loads. */
  rootStyles: readonly string[]
  of: BuiltFiles
  /** The text of a style sheet, to be written into the page. If it is undefined, the page links the sheet (development). */
  styleText?: (href: string) => string | undefined
}

interface ContentAnswer {
  status: number
  headers: Record<string, string>
  html: string
}

/** The source file that hydrates islands. Its files are loaded in parallel with the page. */
const waker = 'apps/site/app/islands/wake-islands.tsx'

/**
 * Renders a content page, or the page of a branch with its dishes ('storefront'), without the router. These pages need no router, neither
 * on the server nor in the browser.
 */
export const contentRenderer =
  (parts: SiteParts) =>
  async (site: SiteContext, pathname: string, files: ContentFiles): Promise<ContentAnswer> => {
    const { outcome, used } = await make(parts, site, pathname)
    if (outcome.kind === 'moved') return { status: 302, headers: { location: outcome.to }, html: '' }
    const page = outcome.kind === 'page' ? outcome : undefined
    const { scripts, styles } = filesOf([...used], files.of)
    if (page?.isFragment) return { status: 200, headers: asHtml, html: pageFragment(page, styles) }
    const shell = shellData(parts, site, pathname)
    const html = renderToString(
      <Document
        shell={shell}
        kind="content"
        head={
          <>
            {page && <Head head={headOf(site, page, shell.locale)} facts={factsOf(parts, site, page, shell.locale)} />}
            <PageStyles
              hrefs={[...new Set([...files.rootStyles, ...files.of(waker).styles, ...styles])]}
              textOf={files.styleText}
            />
            <PageScripts files={files} later={[...new Set([...files.of(waker).scripts, ...scripts])]} />
          </>
        }
      >
        {page ? (
          <Frame shell={shell} content={{ startsWithHero: page.startsWithHero ?? false, hasBar: page.hasBar ?? false }}>
            {page.body}
          </Frame>
        ) : (
          <Frame shell={shell}>
            <NotFoundPage
              locale={shell.locale}
              homeHref={shell.homeHref}
              sign={shell.theme.pictures.lost}
              title={shell.title}
            />
          </Frame>
        )}
      </Document>,
    )
    return {
      status: page ? 200 : 404,
      headers: asHtml,
      html: `<!DOCTYPE html>${html}`,
    }
  }

/** Asks the modules one after another. Returns the page of the first module that has a page at the address. */
async function make(
  parts: SiteParts,
  site: SiteContext,
  pathname: string,
): Promise<{ outcome: PageOutcome; used: ReadonlySet<SiteCode> }> {
  const at = { pathname, locale: localeFor(site, pathname), path: sitePathOf(pathname) }
  const screens = createScreens(parts.modules)
  await screens.load(parts.modules.flatMap(({ islands = [] }) => islands.map(({ key }) => key)))
  const { maker, used } = pageMaker(parts, { site, ...at, screens })
  for (const page of parts.pages) {
    const outcome = await page(site, at, maker)
    if (outcome) return { outcome, used }
  }
  return { outcome: { kind: 'missing' }, used }
}

function headOf(site: SiteContext, page: MadePage, locale: HeadData['locale']): HeadData {
  const { shareImage, shopName, twitterImage } = site.init.config
  const at = (path: string | undefined) => path && site.origin + path
  return {
    title: page.title,
    description: page.description,
    canonical: site.origin + page.path,
    locale,
    siteName: shopName,
    picture: page.picture ?? pictureOf(shareImage, site.origin) ?? sharePicture(site.init.theme, shopName, site.origin),
    ...(page.picture || !twitterImage ? {} : { twitterPicture: pictureOf(twitterImage, site.origin) }),
    ...(page.noindex ? { noindex: true } : {}),
    alternates: Object.fromEntries(Object.entries(page.alternates).map(([one, path]) => [one, at(path)])),
  }
}

const factsOf = (parts: SiteParts, site: SiteContext, page: MadePage, locale: HeadData['locale']): string =>
  jsonLdText(parts, site, { locale, url: site.origin + page.path, own: page.facts })

function Head({ head, facts }: { head: HeadData; facts: string }): ReactNode {
  return (
    <>
      <title>{head.title}</title>
      {headTags(head).map((tag) =>
        tag.tagName ? (
          <link key={`${tag.rel} ${tag.hrefLang ?? ''}`} rel={tag.rel} href={tag.href} hrefLang={tag.hrefLang} />
        ) : (
          <meta key={tag.property ?? tag.name} name={tag.name} property={tag.property} content={tag.content} />
        ),
      )}
      {/* Data for search engines. */}
      {facts && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />}
    </>
  )
}
