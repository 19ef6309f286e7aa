import type { Locale } from '#contract/locale.ts'
import { type FooterMapData, footerView } from '#modules/maps/rules/map-view.ts'
import { branchMap } from '#modules/maps/site/parts/islands.ts'
import { mapsTexts } from '#modules/maps/words/maps.ts'
import { type LatePlace, type PageMaker, siteBlock, sitePages } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { branchCity } from '../rules/branch-words.ts'
import { isAlwaysOpen } from '../rules/opening-hours.ts'
import { businessFacts } from './business-facts.ts'
import { branchStyles } from './module.ts'
import type { PublicBranch } from '../contract.ts'
import { HoursBlock, type HoursPart } from './hours-block.tsx'
import { ContactBlock, type ContactPart } from './contact-block.tsx'
import { directionsTo } from '#modules/maps/rules/directions.ts'
import { destinationOf, directionsUrl } from './parts/directions.ts'
import { WayThere } from './way-there.tsx'

export const branchesPages = sitePages({
  name: 'branches',
  blocks: [
    siteBlock<ContactPart>({
      type: 'contact',
      styles: branchStyles,
      render(block, { Heading, lastingIsland, locale, site }) {
        const branch = site.init.branches[0]
        if (!branch) return null
        const { email, openingHours, phone } = branch
        const destination = destinationOf(branch)
        const alwaysOpen = site.once(`always open ${branch.id}`, () => isAlwaysOpen(openingHours))
        return (
          <ContactBlock
            block={block}
            branch={{ ...destination, city: branchCity(branch, locale), phone, email, alwaysOpen }}
            locale={locale}
            map={wayTo(branch, locale, lastingIsland)}
            Heading={Heading}
          />
        )
      },
    }),
    siteBlock<HoursPart>({
      type: 'openingHours',
      styles: branchStyles,
      render: (block, { Heading, locale, site }) => (
        <HoursBlock block={block} branches={site.init.branches} now={site.now} locale={locale} Heading={Heading} />
      ),
    }),
    siteBlock<{ type: 'map'; title: string }>({
      type: 'map',
      styles: branchStyles,
      render(block, { Heading, lastingIsland, locale, site }) {
        const branch = site.init.branches[0]
        if (!branch) return null
        return (
          <section className="m-branches band place-map" id="map">
            <div className="wrap stack">
              <Heading>{block.title}</Heading>
              {wayTo(branch, locale, lastingIsland)}
            </div>
          </section>
        )
      },
    }),
  ],
  facts: (site, about) => site.init.branches.map((branch) => businessFacts(branch, about, site)),
  footerMap,
})

/** The map of a branch with a link to the route. It is a real map if the coordinates are known, otherwise a drawing. */
function wayTo(branch: PublicBranch, locale: Locale, lastingIsland: PageMaker['lastingIsland']) {
  const { latitude, longitude, name } = branch
  const destination = destinationOf(branch)
  const map =
    latitude != null &&
    longitude != null &&
    lastingIsland(branchMap, () => ({
      locale,
      name,
      location: [longitude, latitude] as const,
      directions: directionsUrl(destination),
    }))
  return <WayThere branch={destination} locale={locale} map={map || undefined} />
}

/**
 * The map in the footer with all branches whose coordinates are known. The branch that the footer shows is in the centre of the map. If its
 * coordinates are not known, the first branch with coordinates is in the centre.
 */
function footerMap(site: SiteContext, at: { locale: Locale; branchId: string | undefined }): LatePlace | undefined {
  const settings = site.init.config
  const view = footerView(settings, settings.tilesStyleUrl)
  if (!view) return undefined
  const texts = mapsTexts(at.locale)
  const placed = site.init.branches.flatMap(({ id, latitude, longitude, name }) => {
    if (latitude == null || longitude == null) return []
    const location = [longitude, latitude] as const
    return [{ id, name, location, href: directionsTo(location) }]
  })
  const middle = placed.find(({ id }) => id === at.branchId) ?? placed[0]
  if (!middle) return undefined
  // Branches with the same coordinates share one marker.
  const places = Map.groupBy(placed, ({ href }) => href)
  const markers = [...places].flatMap(([href, here]) => {
    const [first] = here
    return first
      ? [{ href, location: first.location, label: texts.directions(here.map(({ name }) => name).join(', ')) }]
      : []
  })
  const data: FooterMapData = { view, center: middle.location, branches: markers }
  return { name: 'footer-map', label: texts.townMap(middle.name), data }
}
