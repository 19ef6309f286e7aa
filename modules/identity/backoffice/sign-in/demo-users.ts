import type { Locale } from '#contract/locale.ts'
import { shellWords } from '#i18n/backoffice/shell.ts'
import type { SignInOptions } from './calls.ts'

/** Shows the demo accounts, which the server sends only in demo mode. If there are no accounts, their heading is left out, too. */
export function showDemoUsers(root: HTMLElement, users: SignInOptions['demoUsers'], locale: Locale): void {
  const frame = root.querySelector<HTMLTemplateElement>('template[data-demo]')
  frame?.nextElementSibling?.remove()
  if (!frame || users.length === 0) return
  const card = frame.content.cloneNode(true) as DocumentFragment
  card
    .querySelector('ul')
    ?.append(...users.map(({ email, role }, index) => entry(shellWords[locale].roles[role], email, index)))
  frame.after(card)
}

/** The button of one demo account. Pressing it fills in the sign-in form. */
function entry(name: string, email: string, index: number): HTMLElement {
  const make = (tag: string, className: string, ...inner: (Node | string)[]) => {
    const element = document.createElement(tag)
    element.className = className
    element.append(...inner)
    return element
  }
  const button = make('button', 'mi', make('b', '', name), make('span', 'end sm el', email)) as HTMLButtonElement
  button.type = 'button'
  button.dataset['demo'] = String(index)
  return make('li', '', button)
}
