import { screenOf, startBrowser } from './browser.ts'

/** Number of keys that are typed in one round. */
const KEYS = 20

/**
 * Milliseconds from a change of a heading in the editor until the preview shows the change, in rounds. `id`: the id of the page, which must
 * contain a block with a greeting.
 */
export async function timesOfPreview(
  rounds: number,
  { url, cookie, id }: { url: string; cookie: string; id: string },
): Promise<(readonly number[])[]> {
  const browser = await startBrowser()
  try {
    const page = await (await screenOf(browser, url, cookie)).newPage()
    await page.goto(`/backend/seiten/${id}`)
    await page
      .getByRole('treeitem', { name: /^Begrüßung/ })
      .first()
      .click()
    const heading = page.getByRole('textbox', { name: /^Überschrift/ })
    const type = (): Promise<readonly number[]> =>
      heading.evaluate(async (field, keys) => {
        // The document is read again each time, because the preview may have been reloaded.
        const shown = () => document.querySelector<HTMLIFrameElement>('iframe[title="Entwurf"]')?.contentDocument?.body
        const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
        if (!shown() || !write) throw new Error('The editor shows no preview')
        const times: number[] = []
        for (let key = 0; key < keys; key++) {
          const text = `Gemessen ${crypto.randomUUID()}`
          const begin = performance.now()
          write.call(field, text)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          const hasFollowed = () => shown()?.textContent.includes(text) === true
          while (!hasFollowed()) {
            if (performance.now() - begin > 10_000) throw new Error('The preview does not follow')
            await new Promise((done) => requestAnimationFrame(done))
          }
          times.push(performance.now() - begin)
          await new Promise((done) => setTimeout(done, 200))
        }
        return times
      }, KEYS)
    // The first round is not counted, because it loads code.
    await type()
    const times: (readonly number[])[] = []
    for (let n = 0; n < rounds; n++) times.push(await type())
    return times
  } finally {
    await browser.close()
  }
}
