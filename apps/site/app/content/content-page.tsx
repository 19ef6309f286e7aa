import { WayThere } from '#modules/branches/site/way-there.tsx'
import { Blocks } from '#modules/content/site/blocks.tsx'
import { Island } from '../islands/island.tsx'
import type { PageData } from './page-data.server.tsx'

/** A content page, the start page among them (specification §2, Screens and routes). The browser wakes its islands only. */
export function ContentPage({ page }: { page: PageData }) {
  const { locale, theme, blocks, vehicles, branch, stores, dishes, islands } = page
  return (
    <Blocks
      blocks={blocks}
      locale={locale}
      theme={theme}
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
