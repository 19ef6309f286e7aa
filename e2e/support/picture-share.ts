import { expect, type Page } from './test.ts'

const MOST_PICTURE = 0.35

/**
 * Checks that the picture of the first block takes at most 35 % of the first screen of a phone, if a booking form follows. Only the part of
 * the picture that is in sight above the form counts. The caller says whether the block shows its picture on a phone (`isShown`). So a
 * picture that is missing by mistake does not pass. `where`: names the page in the message of a failure.
 */
export async function expectSmallPicture(
  page: Page,
  { isShown, where }: { isShown: boolean; where: string },
): Promise<void> {
  const form = page.locator('#booking form')
  await expect(form, where).toBeVisible()
  const pictures = page.locator('main .m-content').first().locator('img').filter({ visible: true })
  if (!isShown) return expect(pictures, `${where}: no picture is visible`).toHaveCount(0)
  await expect(pictures.first(), where).toBeVisible()
  const tops = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const begins = await form.evaluate((one) => one.getBoundingClientRect().top)
  const height = await page.evaluate(() => innerHeight)
  const part = (begins - Math.max(Math.min(...tops), 0)) / height
  expect(part, `${where}: part of the screen`).toBeLessThanOrEqual(MOST_PICTURE)
}
