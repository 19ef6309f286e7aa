import { expect, test } from '../support/test.ts'

/** The links of header, menu and footer that lead to a place of a page ('#…'), as absolute addresses. */
const toPlaces = (links: (HTMLElement | SVGElement)[]) =>
  links.flatMap((link) => (link instanceof HTMLAnchorElement && link.hash.length > 1 ? [link.href] : []))

for (const brand of ['donau', 'lindwurm'] as const)
  for (const start of ['/de/startseite', '/en/home'])
    test(`${brand} ${start}: every link of header and footer to a place of a page finds its target`, async ({
      server,
      page,
    }) => {
      const home = brand === 'donau' ? server.url : server.lindwurmUrl
      await page.goto(home + start)
      const links = await page.locator('header, footer, dialog#menu').locator('a').evaluateAll(toPlaces)
      expect(links.length).toBeGreaterThan(2)
      const missing: string[] = []
      for (const link of new Set(links)) {
        const { hash, pathname } = new URL(link)
        if (new URL(page.url()).pathname !== pathname) await page.goto(home + pathname)
        if ((await page.locator(`[id="${hash.slice(1)}"]`).count()) !== 1) missing.push(pathname + hash)
      }
      expect(missing).toEqual([])
    })
