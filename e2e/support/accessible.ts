import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no violation of WCAG 2.2 AA. A failure names each violation with its first element. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.waitForFunction(hasRoomForLines)
  await page.evaluate(stillAndWhole)
  // Both settings save time. `resultTypes`: only violations are recorded. `setLegacyMode`: axe does not examine frames of other websites;
  // the tested pages have none.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.map(
    ({ help, id, nodes }) =>
      `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 200)}; ${nodes[0]?.any[0]?.message ?? ''})`,
  )
  expect.soft(found, what).toEqual([])
}

/**
 * Whether the lines below the top bar of the back office have their own room. A new line lies over the content until nobody has used the page
 * for 2 s (packages/ui/backoffice/BannerArea.tsx). Until then a button under it counts as too small. It runs in the page.
 */
const hasRoomForLines = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('.banners')].every(
    (area) => area.offsetHeight === area.querySelector<HTMLElement>(':scope > div')?.offsetHeight,
  )

/**
 * Colours cannot be measured while an element is not drawn (content-visibility) or an animation is running. So this function draws
 * everything and ends animations. It runs in the page. The content policy forbids inline styles but allows a style sheet that a script
 * creates.
 */
function stillAndWhole(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*{content-visibility:visible!important;transition:none!important;animation-duration:0s!important}')
  document.adoptedStyleSheets.push(sheet)
}

/** Expects that no element is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, 'horizontal overflow').toBeLessThanOrEqual(0)
}
