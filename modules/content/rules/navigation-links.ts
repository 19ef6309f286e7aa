import type { Locale } from '#contract/locale.ts'
import type { NavigationItem } from '../contract.ts'
import { homeHref, type SiteSummary } from './site-paths.ts'

/** Waits after a route change, in milliseconds (specification §2, Navigation; §9, Timing). */
export const routeTimings = { pageView: 250, restoreScroll: 750, hashScroll: 750 } as const

/** Space above an anchor after scrolling to it, in px (specification §9, Layout). */
export const anchorOffset = 85

/** Where a link leads: an anchor of this page, an address of this site, or another site. */
interface LinkTarget {
  kind: 'anchor' | 'internal' | 'external'
  href: string
  /** External links open in a new tab except mailto: and tel: (specification §2, Navigation). */
  newTab: boolean
}

/** A menu entry ready to be shown. */
export interface MenuLink extends LinkTarget {
  label: string
  children: MenuLink[]
}

export interface LinkPlaces {
  locale: Locale
  sites: readonly Pick<SiteSummary, 'id' | 'path' | 'locale' | 'type'>[]
  branches: readonly { id: string; identifier: string }[]
}

/** '{host}', with or without a scheme: the site's own host. Only a path, a query or an anchor may follow. */
const ownHost = /^(https?:)?(\/\/)?\{host\}(?=[/?#]|$)/i

/**
 * The target of a url as staff typed it. '#…' is an anchor, '/…' is internal, everything else is external. A url without a scheme gets
 * http://; an empty url leads to '/'. '{host}' stands for the site's own host: '{host}/de/x' leads to '/de/x' (specification §2, Navigation).
 */
export function urlTarget(url: string): LinkTarget {
  // Browsers ignore line breaks and tabs in addresses: '/<tab>/evil.example' would be another website.
  const typed = url.replaceAll(/[\t\n\r]/g, '').trim()
  if (ownHost.test(typed)) return urlTarget(typed.replace(ownHost, '').replace(/^(?![/])/, '/'))
  if (typed.startsWith('#')) return { kind: 'anchor', href: typed, newTab: false }
  if (typed === '') return { kind: 'internal', href: '/', newTab: false }
  if (typed.startsWith('/') && !/^\/[/\\]/.test(typed)) return { kind: 'internal', href: typed, newTab: false }
  if (/^(mailto|tel):/i.test(typed)) return { kind: 'external', href: typed, newTab: false }
  if (/^https?:\/\//i.test(typed)) return { kind: 'external', href: typed, newTab: true }
  // Other schemes (javascript:, data:) become the name of a host that does not exist.
  return { kind: 'external', href: `http://${typed.replace(/^[/\\]+/, '')}`, newTab: true }
}

/** Target of an item; undefined if the target is no longer public. */
export function itemTarget(item: NavigationItem, places: LinkPlaces): LinkTarget | undefined {
  const suffix = item.suffix ?? ''
  const internal = (path: string): LinkTarget => ({ kind: 'internal', href: path + suffix, newTab: false })
  switch (item.type) {
    case 'home':
      return internal(homeHref(places.locale))
    case 'site': {
      const site = places.sites.find((one) => one.id === item.target)
      if (!site) return undefined
      return internal(site.type === 'custom_home' ? homeHref(site.locale) : `/${site.locale}/${site.path}`)
    }
    case 'branch': {
      const branch = places.branches.find((one) => one.id === item.target)
      return branch && internal(`/${places.locale}/store/${branch.identifier}`)
    }
    case 'link':
      return urlTarget((item.target ?? '') + suffix)
  }
}

/** Enabled items at any depth, with their targets (specification §2, Navigation). */
export function menuLinks(items: readonly NavigationItem[], places: LinkPlaces): MenuLink[] {
  return items.flatMap((item) => {
    if (!item.isEnabled) return []
    const target = itemTarget(item, places)
    return target ? [{ ...target, label: item.label, children: menuLinks(item.children, places) }] : []
  })
}

const pathOf = (href: string): string => href.split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? ''
const hashOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '')

/** Whether the entry leads to the open page. An entry that leads to an anchor is active only if that anchor is in the address. */
export const isActive = (link: LinkTarget, at: { pathname: string; hash: string }): boolean =>
  link.kind === 'anchor'
    ? link.href === at.hash
    : link.kind === 'internal' &&
      pathOf(link.href) === pathOf(at.pathname) &&
      (hashOf(link.href) === '' || hashOf(link.href) === at.hash)

/** Whether any entry below this entry is active. */
export const isChildActive = (link: MenuLink, at: { pathname: string; hash: string }): boolean =>
  link.children.some((child) => isActive(child, at) || isChildActive(child, at))
