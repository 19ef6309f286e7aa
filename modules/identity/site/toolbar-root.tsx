import { createRoot } from 'react-dom/client'
import type { OutputOf } from '#contract/endpoint.ts'
import type { identityEndpoints } from '../contract.ts'
import { callJson } from '#ui/site/json-call.ts'
import { Toolbar } from './toolbar.tsx'
import { pageLocale } from '#ui/site/page-locale.ts'

/**
 * Shows the toolbar to a signed-in administrator, on website pages that have a place for it (specification §2; §6). The server sends the
 * same page to everybody, so the browser asks who is signed in. It first asks whether there is a session: `users.me` would be refused for
 * other visitors.
 */
export default async function showToolbar(place: HTMLElement): Promise<void> {
  const locale = pageLocale()
  const door = await callJson<OutputOf<typeof identityEndpoints.signIn>>('/api/auth/options', { locale })
  if (!door.ok || !door.value.isSignedIn) return
  const me = await callJson<OutputOf<typeof identityEndpoints.me>>('/api/users/me', { locale })
  if (!me.ok || !me.value.roles.includes('ROLE_ADMIN')) return
  const { csrfToken, name } = me.value
  const logout = async () => {
    await callJson('/api/auth/logout', { locale, method: 'POST', headers: { 'x-csrf-token': csrfToken } })
    location.reload()
  }
  createRoot(place).render(
    <Toolbar
      path={location.pathname}
      locale={locale}
      name={name}
      version={place.dataset['version'] ?? ''}
      onLogout={() => void logout()}
    />,
  )
}
