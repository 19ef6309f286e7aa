import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signInHtml, signInTitle } from '#modules/identity/backoffice/sign-in/page.ts'
import type { Plugin, Rolldown } from 'vite'
import { firstOf } from './first-files.ts'
import { filesOf } from './preload-first.ts'
import { isSignIn, signInPath } from './src/sign-in/sign-in-path.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const nonce = 'nonce="__CSP_NONCE__"'

/** The style files of the sign-in pages. Their content is written into the HTML of the page. */
const styleFiles = [
  '../../packages/ui/backoffice/design-tokens.css',
  '../../packages/ui/backoffice/controls.css',
  '../../modules/identity/backoffice/sign-in.css',
]

/** The styles as one text. The page also needs one rule from the styles of the frame (`shell.css`): the rule for the logo (`.mark`). */
const styles = (): string =>
  [...styleFiles.map(read), /^\.mark\{.*$/m.exec(read('../../packages/ui/backoffice/shell.css'))?.[0] ?? '']
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')

/**
 * A script in the head of the page. It sets the theme and the density that the user chose on this device. Until the code of the page is
 * loaded, it stores which button was pressed last, and prevents the browser from submitting the form.
 */
const early = `
try {
  var scheme = localStorage.getItem('servus.theme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme
  var density = localStorage.getItem('servus.density')
  document.documentElement.dataset.density =
    density === 'compact' || density === 'touch' ? density : (matchMedia('(pointer: coarse)').matches ? 'touch' : 'compact')
} catch {}
var pressed
function keep(event) {
  var button = event.target.closest('button')
  if (!button) return
  event.preventDefault()
  pressed = button
}
document.addEventListener('click', keep, true)
globalThis.takeEarly = function () {
  document.removeEventListener('click', keep, true)
  return pressed
}
`

/**
 * A script directly after the form. It runs before the browser paints the form, and shows the form in the language of this device. If the
 * user opened the page with a sign-in link from a mail, it shows the part of the form for such links instead of the password.
 */
const choose = `
var root = document.getElementById('root')
var language
try {
  language = localStorage.getItem('servus.locale')
} catch {}
if (language === 'de' || language === 'en' ? language === 'en' : /^en/i.test(navigator.language)) {
  document.documentElement.lang = 'en'
  document.title = ${JSON.stringify(signInTitle('password', 'en'))}
  root.replaceChildren(document.getElementById('english').content.cloneNode(true))
}
if (location.pathname.replace(/\\/+$/, '') === '/backend${signInPath}/link') {
  document.title =
    document.documentElement.lang === 'en' ? ${JSON.stringify(signInTitle('redeem', 'en'))} : ${JSON.stringify(signInTitle('redeem', 'de'))}
  root.querySelectorAll('[data-step]').forEach(function (step) {
    step.hidden = step.dataset.step !== 'redeem'
  })
}
`

/**
 * Fills sign-in.html with the form in both languages, its styles and its font. Therefore the form is visible before any script is loaded.
 * In development this plugin also serves sign-in.html at the address of the sign-in page, as the server does in production.
 */
export function signInPage(): Plugin {
  return {
    name: 'sign-in-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '', search = ''] = (request.url ?? '').split('?')
        if (isSignIn(path)) request.url = `/backend/sign-in.html${search && `?${search}`}`
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (!filename.endsWith('sign-in.html')) return html
        const next = bundle ? filesOf(bundle, firstOf('board')).filter((file) => !file.endsWith('.woff2')) : []
        const addresses = JSON.stringify(next.map((file) => `/backend/${file}`)).replaceAll('"', '&quot;')
        const form = `<div id="root" data-next="${addresses}">${signInHtml('de')}</div>
<template id="english">${signInHtml('en')}</template>
<script ${nonce}>${choose}</script>`
        return html
          .replace(
            '<!--head-->',
            () => `<script ${nonce}>${early}</script>${font(bundle)}<style ${nonce}>${styles()}</style>`,
          )
          .replace('<!--form-->', () => form)
      },
    },
  }
}

/**
 * Returns the HTML link that loads the main font early. The address of the font file comes from the build. Returns '' if the build has no
 * such file.
 */
function font(bundle: Rolldown.OutputBundle | undefined): string {
  const file = Object.keys(bundle ?? {}).find((name) =>
    /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/.test(name),
  )
  if (!file) return ''
  return `<link rel="preload" href="/backend/${file}" as="font" type="font/woff2" crossorigin>
<style ${nonce}>@font-face{font-family:"Atkinson Hyperlegible Next Variable";font-weight:200 800;font-display:swap;src:url(/backend/${file}) format("woff2-variations")}</style>`
}
