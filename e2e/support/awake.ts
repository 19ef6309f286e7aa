import type { Page } from '@playwright/test'

/**
 * A page whose `goto` and `reload` return only when the browser has hydrated what the server drew. Taps and keys before that would be
 * lost, and how long hydration takes depends on the machine, not on the test.
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

/** React marks each hydrated element: on a task page all of them, on a content page those of its islands. */
const awake = (page: Page) =>
  page.waitForFunction(() => {
    const islands = document.querySelectorAll('[data-island]')
    const roots = document.documentElement.dataset['page'] === 'task' ? [document.body] : [...islands]
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    // The question about cookies is drawn anew by a root of its own, which replaces what the server drew.
    const question = document.querySelector('#cookies .cookie:not([hidden])')
    if (question && !isAwake(question)) return false
    return roots.every((root) => {
      const first = root.querySelector('button, input, select, textarea, a')
      return !first || isAwake(first)
    })
  })
