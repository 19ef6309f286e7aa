/**
 * The script of the reference page. It searches the list, shows one API call at a time and uses the light or dark colours of the system. A
 * call that the user tries is sent with the token of the user's session.
 */
export const pageScript = `const at = (id) => document.getElementById(id)
const [reference, start, search, menu, none, failed, session] =
  ['reference', 'start', 'search', 'menu', 'none', 'failed', 'session'].map(at)
const links = [...menu.querySelectorAll('a')].map((link) => ({ link, words: (link.textContent + ' ' + link.hash.slice(1)).toLowerCase() }))
const sections = [...menu.querySelectorAll('details')]
const narrow = matchMedia('(width < 768px)')
const dark = matchMedia('(prefers-color-scheme: dark)')
const title = document.title

const follow = () => {
  reference.setAttribute('theme', dark.matches ? 'dark' : 'light')
  reference.setAttribute('bg-color', dark.matches ? '#14181b' : '#ffffff')
}
follow()
dark.addEventListener('change', follow)
if (narrow.matches) menu.open = false

let shown
async function show() {
  const id = decodeURIComponent(location.hash.slice(1))
  const chosen = links.find(({ link }) => link.hash === location.hash && id !== '')?.link
  shown = id
  for (const { link } of links) link.toggleAttribute('aria-current', link === chosen)
  start.hidden = chosen !== undefined
  failed.hidden = true
  if (!chosen) {
    reference.hidden = true
    document.title = title
    return
  }
  chosen.closest('details').open = true
  chosen.scrollIntoView({ block: 'nearest' })
  if (narrow.matches) menu.open = false
  document.title = chosen.querySelector('code').textContent + ' · ' + title
  try {
    const answer = await fetch('/api/docs/calls/' + encodeURIComponent(id))
    if (!answer.ok) throw new Error(String(answer.status))
    const call = await answer.json()
    await customElements.whenDefined('rapi-doc')
    if (shown !== id) return
    reference.hidden = false
    await reference.loadSpec(call)
    scrollTo(0, narrow.matches ? menu.getBoundingClientRect().bottom + scrollY - 60 : 0)
  } catch {
    if (shown === id) failed.hidden = false
  }
}
addEventListener('hashchange', show)
at('again').addEventListener('click', show)

search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const { link, words: of } of links) link.parentElement.hidden = !words.every((word) => of.includes(word))
  let isAny = false
  for (const section of sections) {
    const isHit = section.querySelector('li:not([hidden])') !== null
    section.hidden = !isHit
    section.open = isHit && words.length > 0
    isAny ||= isHit
  }
  none.hidden = isAny
  if (words.length > 0) menu.open = true
})
search.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') menu.querySelector('li:not([hidden]) a')?.click()
})
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.composedPath().some((one) => one.matches?.('input, textarea, select, [contenteditable]'))) return
  event.preventDefault()
  search.focus()
})

let token
const dataOf = async (path) => {
  const answer = await fetch(path, { credentials: 'same-origin' }).catch(() => undefined)
  return answer?.ok ? (await answer.json()).data : undefined
}
/**
 * Shows who is signed in. It is called again when the user returns to the page, because somebody may have signed in or out in another
 * window.
 */
async function whoIsHere() {
  const me = (await dataOf('/api/auth/options'))?.isSignedIn ? await dataOf('/api/users/me') : undefined
  token = me?.csrfToken
  const signIn = Object.assign(document.createElement('a'), { href: '/backend/login', textContent: 'Sign in' })
  session.replaceChildren(...(me ? ['Calls are tried as ' + me.name] : [signIn, ' to try calls of staff']))
}
addEventListener('focus', whoIsHere)
reference.addEventListener('before-try', ({ detail }) => {
  if (token) detail.request.headers.append('x-csrf-token', token)
})
void show()
void whoIsHere()
`
