import type { Locale } from '#contract/locale.ts'
import { findingWords } from '#i18n/backoffice/finding.ts'
import { signInWords } from '../../words/sign-in.ts'
import { lockedUntil } from '../lock.ts'
import { safeNext } from '../safe-next.ts'
import { signInPage } from '../sign-in-address.ts'
import { paths, readOptions, type Refusal, send, type SignInOptions } from './calls.ts'
import { signInHtml, signInTitle, type Step } from './page.ts'
import { type SignInView, signInView } from './view.ts'

interface Start {
  /** Opens another page, which replaces the sign-in page. */
  open: (path: string) => void
  /** The button that the user pressed before this code was loaded. */
  early?: HTMLElement | null | undefined
  options?: Promise<SignInOptions | undefined>
}

/** Makes the sign-in page work: `root` contains the HTML of page.ts. */
export function startSignIn(root: HTMLElement, { early, open, options = readOptions() }: Start): void {
  const page = root.ownerDocument
  const search = new URLSearchParams(location.search)
  let locale: Locale = page.documentElement.lang === 'en' ? 'en' : 'de'
  let view: SignInView = signInView(root)
  let isBusy = false
  /** For each step, the time at which the server accepts attempts again after too many wrong ones. */
  const locks = new Map<Step, number | undefined>()
  const until = () => locks.get(view.step())
  let offered: SignInOptions | undefined
  /** The step whose form was sent last. If the server then asks for a code of the second factor, this form is sent again with the code. */
  let asked: Step = view.step() === 'redeem' ? 'redeem' : 'password'

  const go = (step: Step) => {
    // The page that a mailed link opens has no form for a password. So the usual sign-in page is opened instead.
    if (step === 'password' && asked === 'redeem') return open(signInPage)
    view.show(step)
    page.title = signInTitle(step, locale)
    view.tellLock(until(), locale)
  }

  async function attempt(path: string, body: object, done: () => void) {
    if (isBusy || (until() ?? 0) > Date.now()) return
    isBusy = true
    view.setBusy(true)
    const refusal = await send(path, body, locale)
    isBusy = false
    view.setBusy(false)
    if (refusal) refuse(refusal)
    else done()
  }

  function refuse(errors: Refusal) {
    if (errors[0]?.code === 'auth.code_required') {
      view.copyTitle(asked, 'code')
      return view.show('code')
    }
    locks.set(view.step(), lockedUntil(errors, Date.now()))
    view.refuse(errors[0]?.message || findingWords[locale].states.unknown)
    view.tellLock(until(), locale)
  }

  const enter = () => open(`/backend${safeNext(search.get('next'))}`)
  const withCode = (body: object) => (view.step() === 'code' ? { ...body, code: view.value('code').trim() } : body)
  const login = () =>
    attempt(
      paths.login,
      withCode({ email: view.value('email').trim(), password: view.value('password'), remember: view.isRemembered() }),
      enter,
    )
  const redeem = () => attempt(paths.redeem, withCode({ token: search.get('token') ?? '' }), enter)

  const submits: Record<Step, () => unknown> = {
    password: () => view.areFilled('email', 'password') && login(),
    code: () => (asked === 'redeem' ? redeem() : login()),
    link: () =>
      view.areFilled('link-email') &&
      attempt(paths.link, { email: view.value('link-email').trim() }, () => view.tellSent()),
    redeem,
  }

  function speak(next: Locale) {
    try {
      localStorage.setItem('servus.locale', next)
    } catch {
      // The browser's storage is full or forbidden. The language is then used for this page only.
    }
    const kept = view.keep()
    locale = next
    page.documentElement.lang = next
    root.innerHTML = signInHtml(next)
    view = signInView(root)
    view.restore(kept)
    page.title = signInTitle(view.step(), next)
    view.tellLock(until(), next)
    prepare()
    root.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus()
  }

  /**
   * Shows what depends on the address and on the server: whether the session has ended, whether the mailed link has no valid key, the
   * shop's name, and the demo users.
   */
  function prepare() {
    view.tellEnded(search.has('ended'))
    // The server accepts only keys with at least 20 characters.
    if (asked === 'redeem' && (search.get('token') ?? '').length < 20)
      view.refuseForGood(signInWords[locale].login.redeemMissing)
    if (offered) view.offer(offered, locale)
  }

  root.addEventListener('submit', (event) => {
    event.preventDefault()
    void submits[view.step()]()
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    const { demo, go: step, language } = button.dataset
    if (step !== undefined) go(step as Step)
    if (language !== undefined) speak(language as Locale)
    if (demo !== undefined) view.fillIn(offered?.demoUsers[Number(demo)])
    if ('showPassword' in button.dataset) view.turnPassword(button, locale)
  })
  const caps = (event: KeyboardEvent) => view.tellCaps(event)
  root.addEventListener('keydown', caps)
  root.addEventListener('keyup', caps)
  root.addEventListener('focusout', () => view.tellCaps(undefined))
  setInterval(() => until() !== undefined && view.tellLock(until(), locale), 1000)

  prepare()
  void options.then((found) => {
    offered = found
    if (found) view.offer(found, locale)
  })
  if (page.activeElement === page.body) view.focusFirst()
  if (early && root.contains(early)) early.click()
}
