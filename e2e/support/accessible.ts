import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 AA: no violation, named with its first element. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ help, id, nodes }) => `${id}: ${help} (${nodes.length}×, ${nodes[0]?.html.slice(0, 200)})`,
  )
  expect.soft(found, what).toEqual([])
}

/** Nothing wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(over, 'horizontal overflow').toBeLessThanOrEqual(0)
}
