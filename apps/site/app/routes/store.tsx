import '#ui/site/css/checkout.css'
import '#ui/site/css/store.css'
import '#ui/site/css/store-cart.css'
import '#ui/site/css/store-item.css'
import '#ui/site/css/store-saver.css'
import { use } from 'react'
import { headTags } from '../head/head-tags.ts'
import { Island } from '../islands/island.tsx'
import { StoreIslandContext, storeIslandContext } from '../page-data-context.ts'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/store'
import { storePage } from './store.server.tsx'

/** A branch's storefront (specification §2): a content page that is one island, so that it comes out of the cache and loads no router. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { head, island } = await storePage(context.get(siteContext), params, context)
  context.set(storeIslandContext, island)
  return { head, startsWithHero: false }
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head)

export default function StorePage() {
  const island = use(StoreIslandContext)
  return island && <Island island={island} />
}
