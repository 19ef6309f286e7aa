import { expect, type Page } from './test.ts'

/**
 * Opens another screen of the back office in the page that is already loaded, as a link does. To load the whole page takes several times as
 * long. If the screen keeps the heading of the one before, such as two products in one form, the whole page is loaded.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['before'] = ''
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const heading = page.locator('h1:not([data-before])').first()
  await heading.waitFor({ timeout: 3000 }).catch(async () => {
    await page.goto(path)
    await expect(heading).toBeVisible()
  })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
