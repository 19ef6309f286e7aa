import type { Locale } from '#contract/locale.ts'
import type { NavigationItem } from '../contract.ts'
import { homeHref, siteHref, type SiteSummary } from './site-paths.ts'

/**
 * Milliseconds after the visitor has opened another page. `pageView`: until the visit is counted. `restoreScroll`, `hashScroll`: until the page
 * scrolls to its earlier position or to an anchor (specification §2, Navigation; §9, Timing).
 */
export const routeTimings = { pageView: 250, restoreScroll: 750, hashScroll: 750 } as const

/**
 * When the page scrolls to an anchor, the anchor is this many px below the top of the window. So the header does not cover it
 * (specification §9, Layout).
 */
export const anchorOffset = 85

/**
 * Where a link leads. `anchor`: to an anchor of this page. `internal`: to an address of this site. `external`: to any other address,
 * including mailto: and tel:.
 */
interface LinkTarget {
  kind: 'anchor' | 'internal' | 'external'
  href: string
  /** Whether the link opens in a new tab: true for other sites, but not for mailto: and tel: (specification §2, Navigation). */
  newTab: boolean
}

/** An entry of a menu with its address, ready to be rendered. */
export interface MenuLink extends LinkTarget {
  label: string
  children: MenuLink[]
}

export interface LinkPlaces {
  locale: Locale
  sites: readonly Pick<SiteSummary, 'id' | 'path' | 'locale' | 'type'>[]
  branches: readonly { id: string; identifier: string }[]
}

/**
 * Matches '{host}' at the start of an address, with or without https://. It is a placeholder for the site's own host. A path, a query, an anchor or
 * nothing must follow.
 */
const ownHost = /^(https?:)?(\/\/)?\{host\}(?=[/?#]|$)/i

/**
 * Decides where an address that staff have typed leads. '#…' is an anchor, '/…' is a page of this site, anything else is another site. Without
 * http://, https://, mailto: or tel:, http:// is added. An empty address leads to '/'. '{host}' is replaced: '{host}/de/x' leads to '/de/x'
 * (specification §2, Navigation).
 */
export function urlTarget(url: string): LinkTarget {
  // Browsers ignore line breaks and tabs in addresses, so they are removed first. Otherwise '/<tab>/evil.example' would look like a page of
  // this site but lead to another site.
  const typed = url.replaceAll(/[\t\n\r]/g, '').trim()
  if (ownHost.test(typed)) return urlTarget(typed.replace(ownHost, '').replace(/^(?![/])/, '/'))
  if (typed.startsWith('#')) return { kind: 'anchor', href: typed, newTab: false }
  if (typed === '') return { kind: 'internal', href: '/', newTab: false }
  if (typed.startsWith('/') && !/^\/[/\\]/.test(typed)) return { kind: 'internal', href: typed, newTab: false }
  if (/^(mailto|tel):/i.test(typed)) return { kind: 'external', href: typed, newTab: false }
  if (/^https?:\/\//i.test(typed)) return { kind: 'external', href: typed, newTab: true }
  // Any other address gets http:// in front, even an address such as 'javascript:…'. Therefore the link cannot run a script.
  return { kind: 'external', href: `http://${typed.replace(/^[/\\]+/, '')}`, newTab: true }
}

/** The target of a menu entry. Undefined if its page or branch is not published or was deleted. */
export function itemTarget(item: NavigationItem, places: LinkPlaces): LinkTarget | undefined {
  const suffix = item.suffix ?? ''
  const internal = (path: string): LinkTarget => ({ kind: 'internal', href: path + suffix, newTab: false })
  switch (item.type) {
    case 'home':
      return internal(homeHref(places.locale))
    case 'site': {
      const site = places.sites.find((one) => one.id === item.target)
      if (!site) return undefined
      return internal(siteHref(site))
    }
    case 'branch': {
      const branch = places.branches.find((one) => one.id === item.target)
      return branch && internal(`/${places.locale}/store/${branch.identifier}`)
    }
    case 'link':
      return urlTarget((item.target ?? '') + suffix)
  }
}

/**
 * The enabled entries of a menu with their targets, including nested entries (specification §2, Navigation). If an entry has no target, the
 * entry and its children are left out.
 */
export function menuLinks(items: readonly NavigationItem[], places: LinkPlaces): MenuLink[] {
  return items.flatMap((item) => {
    if (!item.isEnabled) return []
    const target = itemTarget(item, places)
    return target ? [{ ...target, label: item.label, children: menuLinks(item.children, places) }] : []
  })
}

const pathOf = (href: string): string => href.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? ''
const hashOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

/**
 * Whether the link leads to the page on which the visitor is, so that it is marked in the menu. A link to an anchor is marked only if that
 * anchor is in the address of the page.
 */
export const isActive = (link: LinkTarget, at: { pathname: string; hash: string }): boolean =>
  link.kind === 'anchor'
    ? link.href === at.hash
    : link.kind === 'internal' &&
      pathOf(link.href) === pathOf(at.pathname) &&
      (hashOf(link.href) === '' || hashOf(link.href) === at.hash)

/** Whether the entry has a child, at any depth, that leads to the page on which the visitor is. */
export const isChildActive = (link: MenuLink, at: { pathname: string; hash: string }): boolean =>
  link.children.some((child) => isActive(child, at) || isChildActive(child, at))
