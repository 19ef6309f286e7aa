import type { Locale } from '#contract/locale.ts'
import { shellWords } from '#i18n/backoffice/shell.ts'
import { formatAge } from '#ui/backoffice/ages.ts'
import { signInWords } from '../../words/sign-in.ts'
import type { SignInOptions } from './calls.ts'
import { showDemoUsers } from './demo-users.ts'
import { type Step, steps } from './page.ts'

type DemoUser = SignInOptions['demoUsers'][number]
export type SignInView = ReturnType<typeof signInView>

/** Reads and changes the HTML of page.ts in `root`. */
export function signInView(root: HTMLElement) {
  const find = <T extends HTMLElement = HTMLElement>(selector: string) => root.querySelector<T>(selector)
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const input = (id: string) => find<HTMLInputElement>(`#${id}`)
  const step = (): Step => steps.find((one) => find(`[data-step="${one}"]`)?.hidden === false) ?? 'password'
  const inStep = (selector: string, one = step()) => find(`[data-step="${one}"] ${selector}`)
  const setHidden = (element: HTMLElement | null, isHidden: boolean) => {
    if (element && element.hidden !== isHidden) element.hidden = isHidden
  }
  const setText = (element: HTMLElement | null, text: string) => {
    if (element && element.textContent !== text) element.textContent = text
  }
  const button = (one = step()) => inStep('[type=submit]', one) as HTMLButtonElement | null
  const tell = (id: string, isWrong: boolean) => {
    setHidden(find(`#${id}-error`), !isWrong)
    input(id)?.toggleAttribute('data-error', isWrong)
    if (isWrong) input(id)?.setAttribute('aria-invalid', 'true')
    else input(id)?.removeAttribute('aria-invalid')
  }
  const focusFirst = () => inStep('input:not([type=checkbox])')?.focus()
  const quiet = () => {
    for (const one of all('[data-refusal],[data-ended]')) setHidden(one, true)
  }
  const fill = (id: string, value: string) => {
    const field = input(id)
    if (field) field.value = value
  }

  return {
    step,
    focusFirst,
    value: (id: string) => input(id)?.value ?? '',
    isRemembered: () => find<HTMLInputElement>('[name=remember]')?.checked ?? false,

    show(next: Step) {
      // The forms for password and link have their own fields for the mail address. The typed address is copied from one form to the
      // other.
      if (next === 'link') fill('link-email', input('email')?.value ?? '')
      if (step() === 'link') fill('email', input('link-email')?.value ?? '')
      for (const one of steps) setHidden(find(`[data-step="${one}"]`), one !== next)
      quiet()
      setHidden(find('[data-sent]'), true)
      setHidden(inStep('form'), false)
      if (next === 'password') fill('code', '')
      focusFirst()
    },
    /** Copies the heading of the step `from` to the step `to`. */
    copyTitle: (from: Step, to: Step) => setText(inStep('h1', to), inStep('h1', from)?.textContent ?? ''),

    /** True if all these fields are filled in. Empty fields get an error message, and the first of them gets the focus. */
    areFilled(...ids: string[]): boolean {
      const gaps = ids.filter((id) => (id === 'password' ? !input(id)?.value : !input(id)?.value.trim()))
      for (const id of ids) tell(id, gaps.includes(id))
      if (gaps[0]) input(gaps[0])?.focus()
      return gaps.length === 0
    },
    setBusy(isBusy: boolean) {
      button()?.toggleAttribute('data-loading', isBusy)
      button()?.setAttribute('aria-busy', String(isBusy))
      if (isBusy) quiet()
    },
    refuse(message: string) {
      setText(inStep('[data-refusal] [data-text]'), message)
      setHidden(inStep('[data-refusal]'), false)
    },
    /** Shows a message in place of the form. */
    refuseForGood(message: string) {
      this.refuse(message)
      setHidden(inStep('form'), true)
    },
    /** While the server refuses attempts, the button counts down and cannot be pressed. */
    tellLock(until: number | undefined, locale: Locale) {
      const t = signInWords[locale].login
      const left = until === undefined ? 0 : Math.max(0, until - Date.now())
      const own = button()
      const text = own?.querySelector<HTMLElement>('[data-text]') ?? null
      if (own && text) {
        own.dataset['words'] ??= text.textContent
        setText(text, left > 0 ? t.submitIn(formatAge(Math.ceil(left / 1000) * 1000)) : own.dataset['words'])
        own.disabled = left > 0
      }
      setHidden(find('[data-during-lock]'), left === 0)
      const free = inStep('[data-free]')
      if (until !== undefined)
        setText(free, t.freeAt(new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit' }).format(until)))
      setHidden(free, until === undefined)
    },
    tellSent() {
      setHidden(find('[data-sent]'), false)
      setHidden(inStep('form'), true)
    },
    tellEnded: (isEnded: boolean) => setHidden(find('[data-ended]'), !isEnded),
    tellCaps(event: KeyboardEvent | undefined) {
      if (event && event.target !== input('password')) return
      setHidden(find('#password-caps'), !event?.getModifierState('CapsLock'))
    },
    turnPassword(by: HTMLElement, locale: Locale) {
      const field = input('password')
      const isShown = field?.type === 'password'
      if (field) field.type = isShown ? 'text' : 'password'
      const { hidePassword, showPassword } = shellWords[locale].shell
      by.setAttribute('aria-label', isShown ? hidePassword : showPassword)
      by.setAttribute('aria-pressed', String(isShown))
    },

    offer({ demoUsers, shopName }: SignInOptions, locale: Locale) {
      setText(find('[data-for-shop]'), shopName ? signInWords[locale].login.forShop(shopName) : '')
      setText(find('[data-shop]'), shopName)
      showDemoUsers(root, demoUsers, locale)
    },
    fillIn(user: DemoUser | undefined) {
      if (!user) return
      if (step() !== 'password') this.show('password')
      fill('email', user.email)
      fill('password', user.password)
      for (const id of ['email', 'password']) tell(id, false)
    },

    /**
     * Returns everything that the user has entered, and the error message. `restore` writes these values into new HTML in another
     * language.
     */
    keep: () => ({
      step: step(),
      values: all('input').map((one) => (one as HTMLInputElement).value),
      isRemembered: find<HTMLInputElement>('[name=remember]')?.checked ?? true,
      refusal: inStep('[data-refusal]')?.hidden === false ? inStep('[data-refusal] [data-text]')?.textContent : null,
    }),
    restore(kept: { step: Step; values: string[]; isRemembered: boolean; refusal: string | null | undefined }) {
      this.show(kept.step)
      for (const [index, one] of all('input').entries()) {
        if ((one as HTMLInputElement).type !== 'checkbox') (one as HTMLInputElement).value = kept.values[index] ?? ''
        else (one as HTMLInputElement).checked = kept.isRemembered
      }
      if (kept.refusal) this.refuse(kept.refusal)
    },
  }
}
