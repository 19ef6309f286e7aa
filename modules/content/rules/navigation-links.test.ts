import { describe, expect, test } from 'vitest'
import type { NavigationItem } from '../contract.ts'
import {
  anchorOffset,
  isActive,
  isChildActive,
  itemTarget,
  type LinkPlaces,
  menuLinks,
  routeTimings,
  urlTarget,
} from './navigation-links.ts'

const places: LinkPlaces = {
  locale: 'de',
  sites: [
    { id: 'home', path: 'startseite', locale: 'de', type: 'custom_home' },
    { id: 'about', path: 'ueber-uns', locale: 'de', type: 'custom_site' },
    { id: 'about-en', path: 'about', locale: 'en', type: 'custom_site' },
  ],
  branches: [{ id: 'b1', identifier: 'wien' }],
}
const item = (part: Partial<NavigationItem>): NavigationItem => ({
  type: 'link',
  label: 'x',
  isEnabled: true,
  children: [],
  ...part,
})

describe('url targets (specification §2, Navigation)', () => {
  test.each([
    ['#contact', 'anchor', '#contact', false],
    ['/de/ueber-uns', 'internal', '/de/ueber-uns', false],
    ['', 'internal', '/', false],
    ['   ', 'internal', '/', false],
    ['https://example.at/x', 'external', 'https://example.at/x', true],
    ['http://example.at', 'external', 'http://example.at', true],
    ['www.donau.example', 'external', 'http://www.donau.example', true],
    ['mailto:fahrt@donau.example', 'external', 'mailto:fahrt@donau.example', false],
    ['tel:+4318901234', 'external', 'tel:+4318901234', false],
    ['{host}/de/ueber-uns', 'internal', '/de/ueber-uns', false],
    ['https://{host}/de/ueber-uns#team', 'internal', '/de/ueber-uns#team', false],
    ['//{host}/en', 'internal', '/en', false],
    ['{host}', 'internal', '/', false],
    ['{host}?x=1', 'internal', '/?x=1', false],
    ['{host}.evil.example', 'external', 'http://{host}.evil.example', true],
    ['{host}//evil.example', 'external', 'http://evil.example', true],
    ['{host}/\t/evil.example', 'external', 'http://evil.example', true],
    ['/\n\\evil.example', 'external', 'http://evil.example', true],
    // These addresses lead to other sites, although they look like addresses of this site.
    ['//evil.example', 'external', 'http://evil.example', true],
    ['/\\evil.example', 'external', 'http://evil.example', true],
    ['javascript:alert(1)', 'external', 'http://javascript:alert(1)', true],
  ])('%s', (url, kind, href, newTab) => {
    expect(urlTarget(url)).toEqual({ kind, href, newTab })
  })
})

describe('item targets (specification §2, Navigation)', () => {
  test.each([
    [item({ type: 'home' }), '/de/startseite'],
    [item({ type: 'home', suffix: '#booking' }), '/de/startseite#booking'],
    [item({ type: 'site', target: 'home' }), '/de/startseite'],
    [item({ type: 'site', target: 'about' }), '/de/ueber-uns'],
    [item({ type: 'site', target: 'about-en', suffix: '?x=1' }), '/en/about?x=1'],
    [item({ type: 'branch', target: 'b1' }), '/de/store/wien'],
    [item({ type: 'link', target: '/de/startseite', suffix: '#faq' }), '/de/startseite#faq'],
  ])('%o', (one, href) => {
    expect(itemTarget(one, places)?.href).toBe(href)
  })

  test('an item without a public target has no link', () => {
    expect(itemTarget(item({ type: 'site', target: 'gone' }), places)).toBeUndefined()
    expect(itemTarget(item({ type: 'branch', target: 'gone' }), places)).toBeUndefined()
  })
})

describe('menus (specification §2: only enabled items, nested to any depth)', () => {
  const deep = item({ label: 'deep', target: '/de/deep' })
  const menu = [
    item({ label: 'off', isEnabled: false, children: [deep] }),
    item({ label: 'gone', type: 'site', target: 'gone' }),
    item({
      label: 'on',
      target: '/de/on',
      children: [item({ label: 'off', isEnabled: false }), item({ label: 'mid', target: '/de/mid', children: [deep] })],
    }),
  ]
  test('disabled items and items without a target are dropped with all their children', () => {
    const links = menuLinks(menu, places)
    expect(links.map(({ label }) => label)).toEqual(['on'])
    expect(links[0]?.children.map(({ label }) => label)).toEqual(['mid'])
    expect(links[0]?.children[0]?.children[0]?.href).toBe('/de/deep')
  })

  test('an entry is active on its own page, and child-active on the page of an entry below it', () => {
    const [on] = menuLinks(menu, places)
    const at = { pathname: '/de/deep', hash: '' }
    expect(on && isActive(on, at)).toBe(false)
    expect(on && isChildActive(on, at)).toBe(true)
    expect(on && isActive(on, { pathname: '/de/on/', hash: '' })).toBe(true)
    expect(on && isChildActive(on, { pathname: '/de/on', hash: '' })).toBe(false)
  })

  test.each([
    ['/de/startseite#contact', '#contact', true],
    ['/de/startseite#contact', '', false],
    ['/de/startseite', '#contact', true],
  ])('%s at hash %s', (href, hash, active) => {
    expect(isActive({ kind: 'internal', href, newTab: false }, { pathname: '/de/startseite', hash })).toBe(active)
  })
})

test('waiting times and the offset of anchors are as specified (specification §2, §9)', () => {
  expect(routeTimings).toEqual({ pageView: 250, restoreScroll: 750, hashScroll: 750 })
  expect(anchorOffset).toBe(85)
})
