// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { IconDots } from '@tabler/icons-react'
import { lazy } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Navigation } from './Navigation.tsx'
import type { Placed } from './places.ts'

const place = (path: string, name: string): Placed => ({
  path,
  title: () => name,
  roles: ['ROLE_ADMIN'],
  component: lazy(() => Promise.resolve({ default: () => null })),
  nav: { group: 'settings', order: 1, icon: IconDots, to: `/${path}` },
})
const places = [place('kasse', 'Kasse'), place('lager', 'Lager')]
const tips = () => [...document.querySelectorAll('[role=tooltip]')].map((one) => one.textContent)
const send = (link: string, type: string) =>
  acting(() => {
    const target = document.querySelector(`nav a[href="/${link}"]`)
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }))
  })

test.each([
  ['as a rail, the link that has the mouse or the focus shows its name', true, [['Kasse'], [], ['Lager'], []]],
  ['with names, no link has a tooltip', false, [[], [], [], []]],
])('%s', async (_, isRail, expected) => {
  await mounted(
    <MemoryRouter>
      <Shell>
        <Navigation places={places} isRail={isRail} />
      </Shell>
    </MemoryRouter>,
  )
  // The test sends 'mouseover' and 'mouseout', because React makes its events `onMouseEnter` and `onMouseLeave` from them.
  const events = [
    ['kasse', 'mouseover'],
    ['kasse', 'mouseout'],
    ['lager', 'focusin'],
    ['lager', 'focusout'],
  ] as const
  for (const [index, [link, type]] of events.entries()) {
    await send(link, type)
    await vi.waitFor(() => expect(tips()).toEqual(expected[index]))
  }
})
