// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInHtml } from './page.ts'
import { startSignIn } from './start.ts'

const answers: { status: number; body: unknown }[] = []
const sent: { path: string; body: unknown }[] = []
const demoUser = { email: 'admin@lindwurm.example', password: 'demo', role: 'ROLE_ADMIN' as const }

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  history.replaceState(null, '', '/backend/login')
  document.documentElement.lang = 'de'
  document.body.innerHTML = '<div id="root"></div>'
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init?.body ?? 'null') })
    const { body, status } = answers.shift() ?? { status: 200, body: {} }
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function opened({ step = 'password', early }: { step?: string; early?: string } = {}) {
  const root = document.querySelector<HTMLElement>('#root') as HTMLElement
  root.innerHTML = signInHtml('de')
  for (const one of root.querySelectorAll<HTMLElement>('[data-step]')) one.hidden = one.dataset['step'] !== step
  const opens: string[] = []
  startSignIn(root, {
    open: (path) => opens.push(path),
    options: Promise.resolve({ demo: true, demoUsers: [demoUser], shopName: 'Lindwurm', isSignedIn: false }),
    early: early === undefined ? undefined : root.querySelector<HTMLElement>(early),
  })
  const visible = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[hidden]'))
  const type = (id: string, value: string) => {
    const field = root.querySelector<HTMLInputElement>(`#${id}`)
    if (field) field.value = value
  }
  return {
    root,
    opens,
    visible,
    type,
    text: () => visible('h1,.ban,.errm,.btn,.welcome,.t2').map((one) => one.textContent.trim()),
    press: (selector: string) => visible(selector)[0]?.click(),
    submit: () => visible('[type=submit]')[0]?.click(),
    value: (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)?.value,
  }
}
const settled = () => new Promise((done) => setTimeout(done, 5))
const refusal = (status: number, code: string, message: string, values?: object) => ({
  status,
  body: { errors: [{ code, message, ...(values ? { values } : {}) }] },
})

test('Tab leads from the e-mail address to the password, and only then to the other buttons', () => {
  const stops = opened().visible('form :is(input, button)')
  expect(stops.map(({ id, textContent }) => id || textContent.trim())).toEqual([
    'email',
    'password',
    '',
    'Passwort vergessen?',
    '',
    'Anmelden',
  ])
})

test('empty fields are marked, nothing is sent, and the first one gets the focus', async () => {
  const page = opened()
  page.submit()
  await settled()
  expect(page.visible('.errm').map(({ id }) => id)).toEqual(['email-error', 'password-error'])
  expect(document.activeElement?.id).toBe('email')
  expect(sent).toEqual([])
})

test('signs in, and opens the page that was asked for', async () => {
  history.replaceState(null, '', '/backend/login?next=%2Fverlauf%3Fx%3D1')
  const page = opened()
  page.type('email', ' a@b.example ')
  page.type('password', ' geheim ')
  page.submit()
  await settled()
  expect(sent).toEqual([
    { path: '/api/auth/login', body: { email: 'a@b.example', password: ' geheim ', remember: true } },
  ])
  expect(page.opens).toEqual(['/backend/verlauf?x=1'])
})

test('what was pressed before the code was there is done', async () => {
  const page = opened({ early: '[type=submit]' })
  await settled()
  expect(page.visible('.errm')).toHaveLength(2)
})

test('a refusal is shown, and what was typed stays', async () => {
  const page = opened()
  answers.push(refusal(401, 'auth.failed', 'E-Mail-Adresse oder Passwort ist falsch.'))
  page.type('email', 'a@b.example')
  page.type('password', 'falsch')
  page.submit()
  await settled()
  expect(page.visible('[role=alert]').map(({ textContent }) => textContent)).toEqual([
    'E-Mail-Adresse oder Passwort ist falsch.',
  ])
  expect([page.value('email'), page.value('password'), page.opens.length]).toEqual(['a@b.example', 'falsch', 0])
})

test('without a readable response it says that an unknown error has occurred', async () => {
  const page = opened()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  page.type('email', 'a@b.example')
  page.type('password', 'geheim')
  page.submit()
  await settled()
  expect(page.visible('[role=alert]')[0]?.textContent).toBe('Ein unbekannter Fehler ist aufgetreten.')
})

test('after too many attempts the button counts down, and cannot be pressed', async () => {
  const page = opened()
  answers.push(refusal(429, 'auth.too_many_attempts', 'Zu viele.', { seconds: 90 }))
  page.type('email', 'a@b.example')
  page.type('password', 'geheim')
  page.submit()
  await settled()
  const button = page.visible('[type=submit]')[0] as HTMLButtonElement
  expect([button.disabled, button.textContent]).toEqual([true, 'Anmelden in 1:30\u00a0min'])
  expect(page.text().join(' ')).toContain('Der Link gilt 15 Minuten und geht auch während der Sperre.')
  // The button is still locked after the user has opened the form for the link and come back.
  document.querySelector<HTMLElement>('[data-step=password] [data-go=link]')?.click()
  expect((page.visible('[type=submit]')[0] as HTMLButtonElement).disabled).toBe(false)
  document.querySelector<HTMLElement>('[data-step=link] [data-go=password]')?.click()
  expect((page.visible('[type=submit]')[0] as HTMLButtonElement).disabled).toBe(true)
})

test('the second factor is asked for, and sent with what was typed before', async () => {
  const page = opened()
  answers.push(refusal(401, 'auth.code_required', 'Code'))
  page.type('email', 'a@b.example')
  page.type('password', 'geheim')
  page.submit()
  await settled()
  expect(document.activeElement?.id).toBe('code')
  page.type('code', ' 123456 ')
  page.submit()
  await settled()
  expect(sent[1]?.body).toEqual({ email: 'a@b.example', password: 'geheim', remember: true, code: '123456' })
  expect(page.opens).toEqual(['/backend/'])
})

test('a sign-in link is mailed to the address that was typed', async () => {
  const page = opened()
  page.type('email', 'a@b.example')
  page.press('[data-go=link]')
  expect(page.value('link-email')).toBe('a@b.example')
  page.type('link-email', '')
  page.submit()
  await settled()
  expect(page.visible('.errm').map(({ id }) => id)).toEqual(['link-email-error'])
  page.type('link-email', 'c@d.example')
  page.submit()
  await settled()
  expect(sent).toEqual([{ path: '/api/auth/login-link', body: { email: 'c@d.example' } }])
  expect(page.text().join(' ')).toContain('Wenn es dieses Konto gibt, ist die E-Mail unterwegs.')
  page.press('[data-go=password]')
  expect(page.value('email')).toBe('c@d.example')
})

test('a mailed link signs in only after a press; without its key it says so', async () => {
  history.replaceState(null, '', `/backend/login/link?token=${'k'.repeat(30)}`)
  const page = opened({ step: 'redeem' })
  answers.push(refusal(401, 'auth.code_required', 'Code'))
  expect(sent).toEqual([])
  page.submit()
  await settled()
  page.type('code', '123456')
  page.submit()
  await settled()
  expect(sent[1]).toEqual({ path: '/api/auth/login-link/redeem', body: { token: 'k'.repeat(30), code: '123456' } })
  history.replaceState(null, '', '/backend/login/link')
  const broken = opened({ step: 'redeem' })
  expect(broken.text().join(' ')).toContain('In diesem Link fehlt der Schlüssel.')
  expect(broken.visible('[type=submit]')).toEqual([])
})

test('the language changes at once, and what was typed stays', async () => {
  const page = opened()
  await settled()
  page.type('email', 'a@b.example')
  page.type('password', 'geheim')
  page.press('[data-language=en]')
  expect(page.text()).toContain('Sign in')
  expect([document.documentElement.lang, localStorage.getItem('servus.locale')]).toEqual(['en', 'en'])
  expect([page.value('email'), page.value('password')]).toEqual(['a@b.example', 'geheim'])
  expect(page.visible('button[data-demo]')).toHaveLength(1)
})

test('demo accounts fill in the form; without them their heading is not in the page', async () => {
  const page = opened()
  expect(document.body.textContent).not.toContain('Diese Konten gibt es nur hier.')
  await settled()
  expect(document.body.textContent).toContain('für Lindwurm')
  page.press('button[data-demo]')
  expect([page.value('email'), page.value('password')]).toEqual([demoUser.email, demoUser.password])
})

test('an ended session is named', async () => {
  history.replaceState(null, '', '/backend/login?ended=1')
  expect(opened().text().join(' ')).toContain('Ihre Sitzung ist abgelaufen.')
})
