import type { Locale } from '#contract/locale.ts'
import { shellWords } from '#i18n/backoffice/shell.ts'
import { signInWords } from '../../words/sign-in.ts'
import { signInPage } from '../sign-in-address.ts'
import { artwork, icon, mark } from './icons.ts'

/** The steps of the sign-in pages. Only one step is visible at a time. `redeem`: the page that a mailed link opens. */
export const steps = ['password', 'code', 'link', 'redeem'] as const
export type Step = (typeof steps)[number]

/**
 * The HTML of the sign-in pages in one language. The build writes it into sign-in.html, so that the form is visible before any script runs. All
 * steps and messages are in it; what is not shown yet is `hidden`.
 */
export function signInHtml(locale: Locale): string {
  const t = signInWords[locale].login
  const shell = shellWords[locale]
  const language = (one: Locale) =>
    `<button type="button" class="plain link" lang="${one}" data-language="${one}" aria-pressed="${one === locale}">${shell.person.languages[one]}</button>`
  return `<div class="m-identity si">
<main class="form">
<div class="row" style="gap:12px">${mark}<b style="font-size:17px">${shell.product}</b><span class="mut" data-for-shop></span></div>
${step(
  'password',
  `${heading(t.title, t.lead)}${banner('new', 'ended', t.ended)}${refusal}
<form method="post" novalidate>
${field({ id: 'email', label: t.email, attributes: 'type="email" autocomplete="username" autofocus', error: t.required })}
<div class="fld secret">
<label class="lbl" for="password">${t.password}</label>
<div class="with-button"><input class="inp" id="password" name="password" type="password" autocomplete="current-password" aria-describedby="password-error password-caps"><button type="button" class="btn ic" data-variant="subtle" data-size="xs" data-show-password aria-label="${shell.shell.showPassword}" aria-pressed="false">${icon('eye')}</button></div>
<p class="errm" id="password-error" hidden>${t.required}</p>
<p class="caps" id="password-caps" role="status" hidden>${t.capsLock}</p>
<button type="button" class="plain sm link forgot" data-go="link">${t.forgot}</button>
</div>
<label class="check"><input type="checkbox" name="remember" checked> <span class="check-label">${t.remember}</span></label>
${submit(t.submit)}
</form>
<div class="row mut sm or"><span></span>${t.or}<span></span></div>
<button type="button" class="btn" data-size="lg" data-go="link">${icon('mail')}${t.link}</button>
<p class="sm t2" data-during-lock hidden>${t.linkDuringLock}</p>
<p class="sm mut">${t.help}</p>`,
)}
${step(
  'code',
  `${heading(t.title, t.codeLead)}${refusal}
<form method="post" novalidate>
${field({ id: 'code', label: t.code, attributes: 'autocomplete="one-time-code" maxlength="20"', hint: t.codeHint })}
${submit(t.codeSubmit)}
</form>
<button type="button" class="btn" data-variant="subtle" data-go="password">${t.backToPassword}</button>`,
)}
${step(
  'link',
  `${heading(t.title, t.linkLead)}${refusal}
<div class="ban ok" role="status" data-sent hidden>${icon('sent')}<div><span class="b">${t.linkSent}</span><p>${t.linkSentText}</p></div></div>
<form method="post" novalidate>
${field({ id: 'link-email', name: 'email', label: t.email, attributes: 'type="email" autocomplete="username"', error: t.linkNeedsEmail })}
${submit(t.link, icon('mail'))}
</form>
<button type="button" class="btn" data-size="lg" data-go="password">${t.backToPassword}</button>`,
)}
${step(
  'redeem',
  `${heading(t.redeemTitle, t.redeemText)}${refusal}
<form method="post" novalidate>
${submit(t.redeemSubmit)}
</form>
<a href="${signInPage}">${t.backToPassword}</a>`,
)}
<div class="row sm mut" style="gap:14px">${language('de')}${language('en')}</div>
<template data-demo><section class="card" aria-labelledby="demo-users"><div class="bd col"><h2 id="demo-users" style="font-size:15px">${t.demoTitle}</h2><p class="sm t2">${t.demoText}</p><ul class="col" style="gap:6px"></ul></div></section></template>
</main>
<aside class="side">${artwork}<div style="position:relative"><p class="welcome">${t.welcome}</p><p data-shop style="margin-top:8px;color:#b5c0b9"></p></div></aside>
</div>`
}

/** The title of the browser's tab. */
export const signInTitle = (step: Step, locale: Locale): string => {
  const t = signInWords[locale].login
  return `${step === 'redeem' ? t.redeemTitle : t.title} · Servus`
}

const step = (name: Step, html: string): string =>
  `<div class="step" data-step="${name}"${name === 'password' ? '' : ' hidden'}>${html}</div>`

const heading = (title: string, lead: string): string =>
  `<div class="col" style="gap:6px"><h1>${title}</h1><p class="t2">${lead}</p></div>`

const banner = (tone: 'new' | 'alarm', name: string, text: string): string =>
  `<div class="ban ${tone}" role="${tone === 'alarm' ? 'alert' : 'status'}" data-${name} hidden>${icon('alert')}<div><span${tone === 'alarm' ? ' class="b"' : ''} data-text>${text}</span>${tone === 'alarm' ? '<p data-free hidden></p>' : ''}</div></div>`

/** The place for the error message after the server has refused a request. It is hidden and empty at first. */
const refusal = banner('alarm', 'refusal', '')

const submit = (text: string, before = ''): string =>
  `<button type="submit" class="btn" data-variant="filled" data-size="lg">${before}<span data-text>${text}</span></button>`

function field(props: {
  id: string
  name?: string
  label: string
  attributes: string
  error?: string
  hint?: string
}): string {
  const { attributes, error, hint, id, label, name = id } = props
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return `<div class="fld"><label class="lbl" for="${id}">${label}</label><input class="inp" id="${id}" name="${name}" ${attributes} aria-describedby="${about}">${error ? `<p class="errm" id="${id}-error" hidden>${error}</p>` : ''}${hint ? `<p class="hint" id="${id}-hint">${hint}</p>` : ''}</div>`
}
