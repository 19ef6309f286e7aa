import type { Page } from '@playwright/test'

/**
 * A page whose `goto` and `reload` return when the browser has taken over what the server drew: what is pressed or typed before would be lost,
 * and how long that takes is the machine's business, not the test's.
 */
export function patient(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await awake(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await awake(page)
    return response
  }
  return page
}

/** React leaves its mark on each element that it has taken over: on a task page on all, on a content page on its islands. */
const awake = (page: Page) =>
  page.waitForFunction(() => {
    const islands = document.querySelectorAll('[data-island]')
    const roots = document.documentElement.dataset['page'] === 'task' ? [document.body] : [...islands]
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return roots.every((root) => {
      const first = root.querySelector('button, input, select, textarea, a')
      return !first || isAwake(first)
    })
  })
