import type { Page } from '@playwright/test'

/**
 * Lists as texts why a screen of the back office is wider than the window. An empty list: it is not wider. Reasons are: the page or its
 * main part can be scrolled sideways, or a text or control at the right edge is cut off and cannot be scrolled into view. A row of tabs or
 * filters and a wide table may have their own scroll bar.
 */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const edge = root.clientWidth
    /** The nearest element around `one` that scrolls or cuts off wide content. */
    const boxOf = (one: Element): Element | undefined => {
      const above = one.parentElement
      if (!above) return undefined
      return getComputedStyle(above).overflowX === 'visible' ? boxOf(above) : above
    }
    const isLost = (one: Element): boolean => {
      const box = boxOf(one)
      if (!box || box.matches('html, body, main, .scroll')) return true
      const { overflowX, textOverflow } = getComputedStyle(box)
      // Two cases are allowed. A text that is shortened with '…' shows that something is missing. A box of a few pixels contains a text for
      // screen readers only.
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
