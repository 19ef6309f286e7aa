import { expect, test } from '../support/test.ts'

test('on every phone the booking form begins at 35 % of the height or higher, and the picture has no visible edge', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const height of [640, 667, 719, 720, 740, 800, 844, 900]) {
    await page.setViewportSize({ width: height > 800 ? 390 : 360, height })
    await page.goto('/de/startseite')
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`No ${selector}`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    const [hero, picture, title, form] = await Promise.all([
      boxOf('.hero'),
      boxOf('.hero .scene img'),
      boxOf('.hero h1'),
      boxOf('#booking'),
    ])
    expect(form.y, `${height}`).toBeLessThanOrEqual(0.35 * height)
    expect(title.bottom).toBeLessThan(form.y)
    expect(picture.x).toBeLessThanOrEqual(0)
    expect(picture.right).toBeGreaterThanOrEqual(hero.right)
    expect(picture.y).toBeLessThanOrEqual(hero.y)
    expect(Math.round(picture.bottom)).toBe(Math.round(hero.bottom))
  }
})
