import type { Locator, Page } from './test.ts'

/** Tab, until the wanted control has the focus; a control that Tab does not reach fails. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`)
}
