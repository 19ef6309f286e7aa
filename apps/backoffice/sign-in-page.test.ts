// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { signInPage } from './sign-in-page.ts'

interface Transform {
  handler: (html: string, at: { filename: string; bundle?: object }) => string
}
const { handler } = signInPage().transformIndexHtml as unknown as Transform
const html = handler('<html><head><!--head--></head><body><!--form--></body></html>', {
  filename: '/x/sign-in.html',
})

afterEach(() => localStorage.clear())

/** Opens the document at an address, and runs the scripts in it as a browser does. Returns the headings that are visible. */
function headingsAt(path: string, language = 'de'): string[] {
  localStorage.setItem('servus.locale', language)
  history.replaceState(null, '', path)
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.innerHTML = page.body.innerHTML
  for (const [, script = ''] of html.matchAll(/<script [^>]*>([\s\S]*?)<\/script>/g)) {
    // oxlint-disable-next-line no-new-func -- the scripts of the page under test
    new Function(script)()
  }
  return [...document.querySelectorAll<HTMLElement>('#root h1')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent)
}

test('the form is in the document before any file is loaded, in the language of the device', () => {
  expect(headingsAt('/backend/login')).toEqual(['Anmelden'])
  expect(headingsAt('/backend/login', 'en')).toEqual(['Sign in'])
})

test('a damaged preference counts as none: the form is in the language of the browser', () => {
  localStorage.setItem('servus.density', 'x')
  expect(headingsAt('/backend/login', 'xx')).toEqual([navigator.language.startsWith('en') ? 'Sign in' : 'Anmelden'])
  expect(document.documentElement.dataset['density']).toBe('compact')
})

test('at the address of a mailed link the document shows its own form', () => {
  expect(headingsAt('/backend/login/link?token=x')).toEqual(['Mit Link anmelden'])
  expect(headingsAt('/backend/login/link/', 'en')).toEqual(['Sign in with link'])
})

test('another document of the build stays as it is', () =>
  expect(handler('<!--head-->', { filename: '/x/index.html' })).toBe('<!--head-->'))
