// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { firstStyles } from './first-styles.ts'

/** A style sheet of the page. A loaded one has `sheet`. */
function sheet(isLoaded: boolean): HTMLLinkElement {
  const link = document.createElement('link')
  Object.defineProperty(link, 'sheet', { value: isLoaded ? {} : null })
  return link
}
async function waited(links: HTMLLinkElement[], act: () => void): Promise<boolean> {
  let isDone = false
  const wait = firstStyles({ querySelectorAll: () => links } as unknown as Document).then(() => (isDone = true))
  await Promise.resolve()
  const wasDone = isDone
  act()
  await wait
  return !wasDone
}

test('the page waits for style sheets that are not loaded, also if one fails', async () => {
  const [late, broken] = [sheet(false), sheet(false)]
  const isWaiting = await waited([sheet(true), late, broken], () => {
    late.dispatchEvent(new Event('load'))
    broken.dispatchEvent(new Event('error'))
  })
  expect(isWaiting).toBe(true)
})

test('the page does not wait if all are loaded', async () => {
  await firstStyles({ querySelectorAll: () => [sheet(true)] } as unknown as Document)
})
