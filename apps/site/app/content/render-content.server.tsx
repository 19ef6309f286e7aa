import { renderToString } from 'react-dom/server'
import { sitePathOf } from '#modules/content/rules/site-paths.ts'
import { type HeadData, headTags } from '../head/head-tags.ts'
import { Island } from '../islands/island.tsx'
import { Document, Frame } from '../shell/document.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { shellData } from '../shell/shell-data.server.ts'
import { localeFor, type SiteContext } from '../site-context.ts'
import { ContentPage } from './content-page.tsx'
import type { ContentOutcome } from './outcome.ts'
import { contentPage } from './page-data.server.tsx'
import { storePage } from './store-page.server.tsx'

/** Files of the build that a page names, by their addresses. */
export interface ContentFiles {
  /** The one script that wakes the islands. */
  entry: string
  /** Of every page, then of content pages or of a storefront. */
  styles: { root: readonly string[]; content: readonly string[]; store: readonly string[] }
  /** What the entry will ask for; fetched at once instead of one after another. */
  islands: { content: readonly string[]; store: readonly string[] }
}

export interface ContentAnswer {
  status: number
  headers: Record<string, string>
  html: string
}

const storePath = /^store\/([^/]+)\/?$/i

/** A content page or a storefront as a whole document. The browser's router never sees these pages, so the server's need not either. */
export async function renderContent(site: SiteContext, pathname: string, files: ContentFiles): Promise<ContentAnswer> {
  const outcome = await find(site, pathname)
  if (outcome.kind === 'moved') return { status: 302, headers: { location: outcome.to }, html: '' }
  const shell = shellData(site, pathname)
  const kind = outcome.kind === 'store' ? 'store' : 'content'
  const body =
    outcome.kind === 'missing' ? (
      <Frame shell={shell}>
        <NotFoundPage
          locale={shell.locale}
          homeHref={shell.homeHref}
          sign={shell.theme.pictures.lost}
          title={shell.title}
        />
      </Frame>
    ) : (
      <Frame
        shell={shell}
        content={{
          startsWithHero: outcome.kind === 'page' && outcome.page.blocks[0]?.type === 'hero',
          hasBar: outcome.kind === 'store',
        }}
      >
        {outcome.kind === 'page' ? <ContentPage page={outcome.page} /> : <Island island={outcome.island} />}
      </Frame>
    )
  const html = renderToString(
    <Document
      shell={shell}
      kind="content"
      head={
        <>
          {outcome.kind !== 'missing' && <Head head={outcome.head} facts={outcome.facts} />}
          {[...files.styles.root, ...files.styles[kind]].map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {files.islands[kind].map((href) => (
            <link key={href} rel="modulepreload" href={href} />
          ))}
          <script type="module" src={files.entry} />
        </>
      }
    >
      {body}
    </Document>,
  )
  return {
    status: outcome.kind === 'missing' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!DOCTYPE html>${html}`,
  }
}

function find(site: SiteContext, pathname: string): Promise<ContentOutcome> {
  const [, store] = storePath.exec(sitePathOf(pathname)) ?? []
  return store === undefined
    ? contentPage(site, pathname)
    : storePage(site, { locale: localeFor(site, pathname), identifier: decoded(store) })
}

function Head({ head, facts }: { head: HeadData; facts: string }) {
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
      {/* For search engines (messaging §6). */}
      {facts && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />}
    </>
  )
}

/** An address that cannot be decoded names no branch. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
