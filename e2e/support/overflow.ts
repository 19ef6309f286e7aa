import type { Page } from '@playwright/test'

/**
 * What makes a screen of the back office wider than the window, as texts; empty: nothing. The page itself can be scrolled sideways; its main
 * part can; or a text or a control is cut off at the right edge, where nobody can scroll to it. A row of tabs or filters and a wide table may
 * scroll by themselves.
 */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const edge = root.clientWidth
    /** The nearest ancestor that does not simply show what is wider than itself. */
    const boxOf = (one: Element): Element | undefined => {
      const above = one.parentElement
      if (!above) return undefined
      return getComputedStyle(above).overflowX === 'visible' ? boxOf(above) : above
    }
    const isLost = (one: Element): boolean => {
      const box = boxOf(one)
      if (!box || box.matches('html, body, main, .scroll')) return true
      const { overflowX, textOverflow } = getComputedStyle(box)
      // A text that is shortened says so by three dots, and a box of a few pixels contains a text for screen readers.
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && box.clientWidth > 40
    }
    const wide = [...document.querySelectorAll('main :is(a, button, input, select, td, th, h1, h2, h3, p, li, label)')]
      .filter((one) => one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().right > edge + 1)
      .filter((one) => one.checkVisibility() && isLost(one))
      .slice(0, 3)
      .map((one) => `${one.tagName}.${one.className} “${one.textContent.slice(0, 30)}”`)
    const scrolling = [root, ...document.querySelectorAll('main, main .scroll')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.tagName}.${one.className} is ${one.scrollWidth - one.clientWidth} px wider`)
    return [...scrolling, ...wide]
  })
