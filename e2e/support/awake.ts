import type { Page } from '@playwright/test'

/**
 * Changes the navigation functions of a page: each returns only when the browser has hydrated the opened page. Key presses before the
 * hydration would be lost. The time of hydration depends on the machine, so a test cannot know it.
 */
export function patient(page: Page): Page {
  const { goto, reload, goBack, goForward } = page
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
  page.goBack = async (...args) => {
    const response = await goBack.apply(page, args)
    await awake(page)
    return response
  }
  page.goForward = async (...args) => {
    const response = await goForward.apply(page, args)
    await awake(page)
    return response
  }
  return page
}

/**
 * Waits until the page is hydrated. React marks each hydrated element: on a task page all elements, on a content page the elements of the
 * islands.
 */
const awake = (page: Page) =>
  page.waitForFunction(() => {
    const islands = document.querySelectorAll('[data-island]')
    const roots = document.documentElement.dataset['page'] === 'task' ? [document.body] : [...islands]
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    // The cookie banner has its own React root. It renders the question about consent again, and replaces the question that the server
    // rendered.
    const question = document.querySelector('#cookies .cookie:not([hidden])')
    if (question && !isAwake(question)) return false
    return roots.every((root) => {
      const first = root.querySelector('button, input, select, textarea, a')
      return !first || isAwake(first)
    })
  })
