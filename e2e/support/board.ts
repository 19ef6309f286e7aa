import { expect, type Locator, type Page } from '@playwright/test'

/** The card of an order on the board, found by a text on the card. */
export const cardOf = (page: Page, name: string): Locator => page.getByRole('article').filter({ hasText: name })

/** Moves the focus up and down the columns, beginning at the left, until it reaches the link of this card. */
export async function walkTo(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible()
  const isThere = () => link.evaluate((one) => one === document.activeElement)
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order'] ?? '')
  const goAll = async (key: 'h' | 'j' | 'k'): Promise<boolean> => {
    for (let before = '-', now = await focused(); now !== before; now = await focused()) {
      if (await isThere()) return true
      before = now
      await page.keyboard.press(key)
    }
    return isThere()
  }
  await page.keyboard.press('j')
  await goAll('h')
  for (let column = 0; column < 4; column += 1) {
    if ((await goAll('k')) || (await goAll('j'))) break
    await page.keyboard.press('l')
  }
  await expect(link).toBeFocused()
}
