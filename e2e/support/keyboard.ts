import type { Locator, Page } from './test.ts'

/**
 * Presses Tab until the wanted control has the focus. Some controls open a dialog (`opened`) when they get the focus; then the dialog has
 * the focus. Fails if the focus does not reach the control.
 */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { most = 80, opened }: { most?: number; opened?: Locator } = {},
): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    if (await opened?.isVisible()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(wanted)}`)
}
