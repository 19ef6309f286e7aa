import { Fragment } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { PageMaker, PageParts, SiteCode } from '#ui/site/module.ts'
import type { Screens } from '#ui/site/screens.tsx'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { SiteParts } from '../compose-site.ts'
import { Island } from '../islands/island.tsx'
import { renderIsland } from '../islands/render-island.server.tsx'

/** Returns the functions with which a module builds one page. `used` collects the code files of the islands and blocks that the page contains. */
export function pageMaker(
  parts: SiteParts,
  page: { site: SiteContext; pathname: string; locale: Locale; screens: Screens },
): { maker: PageMaker; used: ReadonlySet<SiteCode> } {
  const { locale, pathname, screens, site } = page
  const used = new Set<SiteCode>()
  const islands: PageParts = {
    island(screen, props) {
      used.add(screen)
      return <Island island={renderIsland(screens, screen, props)} />
    },
    lastingIsland(screen, props) {
      used.add(screen)
      const island = site.once(`island ${screen.key} ${pathname}`, () => renderIsland(screens, screen, props()))
      return <Island island={island} />
    },
  }
  const maker: PageMaker = {
    ...islands,
    credits: parts.credits,
    blocks(blocks, marks) {
      const isHeaded = blocks.some(({ type }) => parts.blockOf(type)?.isPageHeading)
      return blocks.map((block, index) => {
        const found = parts.blockOf(block.type)
        if (found && typeof found.styles !== 'string') used.add(found.styles)
        const Heading = !isHeaded && index === 0 ? 'h1' : 'h2'
        const next = blocks[index + 1]
        const isFormNext = next !== undefined && parts.blockOf(next.type)?.isForm === true
        const rendered = (
          // Blocks may have no id, so the key consists of the type of the block and its index on the page. This is safe, because blocks
          // are rendered once on the server and never move.
          <Fragment key={keyOf(block, index)}>
            {found?.render(block, { ...islands, site, locale, Heading, isFormNext })}
          </Fragment>
        )
        if (!marks) return rendered
        return (
          <div key={block.id ?? index} data-block={block.id} style={{ display: 'contents' }}>
            {!marks.only || marks.only.has(block.id ?? '') ? rendered : null}
          </div>
        )
      })
    },
  }
  return { maker, used }
}

const keyOf = ({ type }: { type: string }, index: number): string => `${type}-${index}`
