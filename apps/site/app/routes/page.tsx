import '#modules/booking/site/booking-block.css'
import '#modules/maps/site/route-map.css'
import '#modules/content/site/blocks/guest-house.css'
import { WayThere } from '#modules/branches/site/way-there.tsx'
import { Blocks } from '#modules/content/site/blocks.tsx'
import { use } from 'react'
import { headTags } from '../head/head-tags.ts'
import { Island } from '../islands/island.tsx'
import { PageDataContext, pageDataContext } from '../page-data-context.ts'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/page'
import { pageData } from './page.server.tsx'

/** A content page, the start page among them (specification §2, Screens and routes). The browser wakes its islands only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await pageData(context.get(siteContext), url.pathname, context)
  context.set(pageDataContext, page)
  return { head: page.head, startsWithHero: page.startsWithHero }
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head)

export default function Page() {
  const page = use(PageDataContext)
  if (!page) return null
  const { locale, blocks, vehicles, branch, stores, dishes, islands } = page
  return (
    <Blocks
      blocks={blocks}
      locale={locale}
      vehicles={vehicles}
      branch={branch}
      stores={stores}
      dishes={dishes}
      slots={{
        booking: islands.booking && <Island island={islands.booking} />,
        contactMap: branch && (
          <WayThere branch={branch} locale={locale} map={islands.map && <Island island={islands.map} />} />
        ),
      }}
    />
  )
}
