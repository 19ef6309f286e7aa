// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, clicked, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { notificationsStore } from '@mantine/notifications'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { contentEndpoints } from '../../contract.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { ProblemList } from './ProblemList.tsx'
import { PublishButtons } from './PublishButtons.tsx'
import { useTwinDraft } from './twin-draft.ts'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import type { OpenDocument } from './use-document.ts'
import type { WantedOff } from './use-publishing.tsx'
import { useProblems } from './use-problems.ts'

const plan = { action: 'publish', at: '2026-12-04T07:00:00.000Z', zone: 'Europe/Vienna', by: 'Ada', error: null }
const line = (id: string, locale: string, name: string, more: object = {}) => ({
  id,
  locale,
  name,
  path: name,
  translationKey: 'weihnachten',
  type: 'custom_site',
  state: 'live',
  ...more,
})
const pages = [line('de', 'de', 'Weihnachtsfeiern'), line('en', 'en', 'Christmas parties')]

/**
 * A replacement for the API. `answers`: the replies by the id of the API call, or by call and record ('sites.draft en'). `calls` records
 * every call.
 */
function fakeApi(answers: Readonly<Record<string, unknown>>) {
  const calls: [string, unknown][] = []
  const call = async ({ id }: { id: string }, input: { params?: { id: string }; body?: unknown } = {}) => {
    calls.push([`${id} ${input.params?.id ?? ''}`.trim(), input.body])
    const answer = answers[`${id} ${input.params?.id ?? ''}`.trim()] ?? answers[id]
    return { ok: true, value: answer }
  }
  return { api: { call } as unknown as Api, calls }
}

const document = (api: Api, more: object = {}): OpenDocument =>
  ({
    id: 'de',
    kind: 'site',
    calls: contentEndpoints.sites,
    draft: { data: { name: 'Weihnachtsfeiern', locale: 'de', translationKey: 'weihnachten' } },
    view: { plan, live: {} },
    isMine: true,
    async step(run: (revision: number) => Promise<{ ok: boolean }>) {
      await run(1)
      return { ok: true }
    },
    ...more,
    api,
  }) as unknown as OpenDocument

const said = () => notificationsStore.getState().notifications.map(({ message }) => String(message))
const button = (name: string) =>
  [...window.document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const settled = (check: () => void) => vi.waitFor(check, { timeout: 2000 })

beforeEach(() => {
  notificationsStore.setState((now) => ({ ...now, notifications: [], queue: [] }))
  window.document.body.replaceChildren()
})

test.each([
  ['for the same time', plan, true],
  ['for another time', { ...plan, at: '2026-12-05T07:00:00.000Z' }, false],
])('one click at the badge cancels the plan; the other language is planned %s', async (_when, other, isBoth) => {
  const { api, calls } = fakeApi({ 'sites.overview': pages, 'sites.draft en': { plan: other } })
  await mounted(
    <Shell more={{ api }}>
      <PlanBadge doc={document(api)} />
    </Shell>,
  )
  await settled(() => expect(calls.some(([id]) => id === 'sites.overview')).toBe(true))
  await acting(() => undefined)
  await clicked(button('Plan aufheben'))
  await settled(() => expect(said()).toHaveLength(1))
  expect(said()[0]).toBe(
    isBoth
      ? '„Weihnachtsfeiern“: Der Plan ist aufgehoben, auch Englisch.'
      : '„Weihnachtsfeiern“: Der Plan ist aufgehoben.',
  )
  expect(calls.filter(([id]) => id.startsWith('sites.plan'))).toEqual(
    [
      ['sites.plan de', { action: 'none' }],
      ['sites.plan en', { action: 'none' }],
    ].slice(0, isBoth ? 2 : 1),
  )
})

async function dialog(places: readonly object[]) {
  const { api } = fakeApi({ 'sites.overview': pages, 'sites.usages de': places, 'sites.usages en': [] })
  const onSend = vi.fn<(wanted: WantedOff) => void>()
  await mounted(
    <MemoryRouter>
      <Shell more={{ api }}>
        <UnpublishDialog doc={document(api)} name="Weihnachtsfeiern" onClose={() => undefined} onSend={onSend} />
      </Shell>
    </MemoryRouter>,
  )
  await settled(() => expect(window.document.body.textContent).toContain('Christmas parties'))
  return onSend
}

test('before a page is taken off the site, the published places that lead to it are named', async () => {
  await dialog([
    { kind: 'site', id: 's', name: 'Startseite', isLive: true },
    { kind: 'site', id: 'x', name: 'Entwurf', isLive: false },
    { kind: 'navigation', id: 'n', name: 'header-navigation-de', isLive: true },
  ])
  await settled(() => expect(window.document.body.textContent).toContain('Zu „Weihnachtsfeiern“ führen:'))
  const { textContent } = window.document.body
  expect(textContent).toContain('Seite: Startseite')
  expect(textContent).toContain('Links auf diese Seite führen dann ins Leere.')
  expect(textContent).not.toContain('Entwurf')
  expect(textContent).not.toContain('header-navigation')
})

test('the page in the other language goes, too, unless the tick is removed; then the dialog says that it stays', async () => {
  const onSend = await dialog([])
  await clicked(button('Vom Netz nehmen'))
  expect(onSend).toHaveBeenLastCalledWith({
    to: null,
    twin: { id: 'en', name: 'Christmas parties', language: 'Englisch', to: null },
  })
  await clicked(window.document.querySelector('input[type=checkbox]'))
  expect(window.document.body.textContent).toContain('Englisch („Christmas parties“) bleibt im Netz.')
  await clicked(button('Vom Netz nehmen'))
  expect(onSend).toHaveBeenLastCalledWith({ to: null, twin: undefined })
})

const ticked = () => window.document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked

/** Shows the name of the page in the other language as soon as it is loaded. */
const Other = ({ doc }: { doc: OpenDocument }) => <output>{useTwinDraft(doc)?.name}</output>

/**
 * Opens the dialog that publishes the German page. The English page is a draft with `content`. `publish`: the server's answer when the English page
 * is published, or its answers to several attempts.
 */
async function publishing(
  content: readonly object[],
  publish: object | object[] = { ok: true, value: {} },
  more: object = {},
) {
  const draft = { revision: 4, data: { content }, ...more }
  const { api, calls } = fakeApi({
    'sites.overview': [pages[0], { ...pages[1], state: 'new' }],
    'sites.draft en': draft,
    'sites.versions': [{ number: 7, reason: 'publish' }],
  })
  const call = api.call as unknown as (one: { id: string }, input?: { params?: { id: string } }) => Promise<object>
  const refusing = {
    call: async (one: { id: string }, input?: { params?: { id: string } }) => {
      const answer = await call(one, input)
      if (one.id !== 'sites.publish' || input?.params?.id !== 'en') return answer
      return Array.isArray(publish) ? publish.shift() : publish
    },
  } as unknown as Api
  const onProblems = vi.fn<() => void>()
  await mounted(
    <MemoryRouter>
      <Shell more={{ api: refusing }}>
        <Other doc={document(api)} />
        <PublishButtons doc={document(api)} name="Weihnachtsfeiern" onProblems={onProblems} />
      </Shell>
    </MemoryRouter>,
  )
  await settled(() => expect(window.document.querySelector('output')?.textContent).toBe('Christmas parties'))
  await clicked(button('Veröffentlichen'))
  await settled(() => expect(window.document.body.textContent).toContain('Auch Englisch (Christmas parties)'))
  await settled(() => expect(calls.some(([id]) => id === 'sites.draft en')).toBe(true))
  const send = async () => {
    const [, ofDialog] = [...window.document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Veröffentlichen',
    )
    await settled(() => expect(ofDialog?.disabled).toBe(false))
    await clicked(ofDialog)
  }
  const published = () => calls.filter(([id]) => id.startsWith('sites.publish'))
  return { send, published, onProblems }
}

test('publishing offers the page in the other language as well, ticked, and publishes its latest draft', async () => {
  const { published, send } = await publishing([{ id: 'a', type: 'text' }])
  await send()
  await settled(() => expect(said()).toHaveLength(1))
  expect(published().map(([id, body]) => [id, body])).toEqual([
    ['sites.publish de', { revision: 1 }],
    ['sites.publish en', { revision: 4 }],
  ])
})

test('if the page in the other language is still empty, it is not ticked and is not published', async () => {
  const { published, send } = await publishing([])
  await settled(() => expect(window.document.body.textContent).toContain('Diese Seite ist noch leer.'))
  expect(ticked()).toBe(false)
  await send()
  await settled(() => expect(published()).toHaveLength(1))
  expect(published()[0]?.[0]).toBe('sites.publish de')
})

test.each([
  ['another person is editing it', { lock: { userId: 'u2', name: 'Anna' } }, 'bearbeitet gerade jemand anderes'],
  ['it is already planned', { plan: { action: 'publish', at: '2026-11-30T07:00:00Z' } }, 'schon geplant'],
])('the page in the other language is not ticked if %s', async (_, more, said) => {
  const { published, send } = await publishing([{ id: 'a', type: 'text' }], { ok: true, value: {} }, more)
  await settled(() => expect(window.document.body.textContent).toContain(said))
  expect(ticked()).toBe(false)
  await send()
  await settled(() => expect(published()).toHaveLength(1))
})

test('if the draft of the other language was saved while it was being published, it is published once more', async () => {
  const stale = { ok: false, errors: [{ code: 'record.stale', message: 'Geändert.' }] }
  const { published, send } = await publishing([{ id: 'a', type: 'text' }], [stale, { ok: true, value: {} }])
  await send()
  // There is one message, for the German page. If the second attempt for the English page was refused, there would be a second message.
  await settled(() => expect(said()).toHaveLength(1))
  expect(published().map(([id]) => id)).toEqual(['sites.publish de', 'sites.publish en', 'sites.publish en'])
})

test('if only the other language has errors, the page is published, and a message names the language and the reason', async () => {
  const refused = { ok: false, errors: [{ code: 'content.alt_missing', field: 'x', message: 'Bitte beschreiben.' }] }
  const { onProblems, send } = await publishing([{ id: 'a', type: 'text' }], refused)
  await send()
  await settled(() => expect(notificationsStore.getState().notifications).toHaveLength(2))
  const { place } = await mounted(
    <Shell>
      {notificationsStore.getState().notifications.map(({ id, message }) => (
        <div key={id}>{message}</div>
      ))}
    </Shell>,
  )
  expect(place.textContent).toContain('„Weihnachtsfeiern“ ist veröffentlicht.')
  expect(place.textContent).toContain(
    'Englisch („Christmas parties“) ist noch nicht veröffentlicht: Bitte beschreiben.',
  )
  // The wrong fields belong to the other page. So no field in the form of this page is marked.
  expect(onProblems).toHaveBeenCalledExactlyOnceWith([])
})

const byLabel = (name: string) => window.document.querySelector(`[aria-label="${name}"]`)
const item = (name: string) =>
  [...window.document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent === name)

test('the dialog that plans to take the page off the site names the places that lead to it; its calendar is closed', async () => {
  const { api } = fakeApi({
    'sites.overview': pages,
    'sites.usages de': [{ kind: 'site', id: 's', name: 'Startseite', isLive: true }],
  })
  await mounted(
    <MemoryRouter>
      <Shell more={{ api }}>
        <PublishButtons doc={document(api)} name="Weihnachtsfeiern" onProblems={() => undefined} />
      </Shell>
    </MemoryRouter>,
  )
  await clicked(byLabel('Weitere Schritte'))
  await settled(() => expect(item('Vom Netz nehmen planen …')).toBeDefined())
  await clicked(item('Vom Netz nehmen planen …'))
  await settled(() => expect(window.document.body.textContent).toContain('Seite: Startseite'))
  expect(window.document.body.textContent).toContain('Zu „Weihnachtsfeiern“ führen:')
  // The field for the day has the focus, but its calendar is closed: it would cover the dialog. A key or a tap opens it.
  await settled(() => expect(window.document.activeElement).toBe(byLabel('Datum')))
  expect(window.document.querySelector('[data-dates-dropdown]')).toBeNull()
  await pressed('ArrowDown')
  await settled(() => expect(window.document.querySelector('[data-dates-dropdown]')).not.toBeNull())
})

const gallery = (alt: string) => ({
  content: [
    {
      id: 'g',
      type: 'elements',
      items: [{ id: 'i', type: 'gallery', value: { images: [{ id: 'saal', version: 1, extension: 'jpg', alt }] } }],
    },
  ],
})
const lacking = { field: 'content.g.items.i.images.0', code: 'content.alt_missing', message: 'Bitte beschreiben.' }

function Problems({ alt }: { alt: string }) {
  const { action, byPath, onProblems, problems } = useProblems(gallery(alt))
  return (
    <>
      <button type="button" onClick={() => onProblems([lacking], 'plan')}>
        refuse
      </button>
      <button type="button" onClick={() => onProblems([])}>
        succeed
      </button>
      <ProblemList action={action} problems={problems} onChoose={() => undefined} />
      <output>{byPath.size}</output>
    </>
  )
}

test('a refused plan says so and names the picture as its form does; success clears it', async () => {
  const { place } = await mounted(
    <Shell>
      <Problems alt="" />
    </Shell>,
  )
  await clicked(button('refuse'))
  expect(place.textContent).toContain('Noch nicht geplant: 1 Feld bitte prüfen.')
  expect(place.textContent).toContain('Bild 1: Bitte beschreiben.')
  await clicked(button('succeed'))
  expect(place.textContent).not.toContain('Noch nicht')
  expect(place.querySelector('output')?.textContent).toBe('0')
})
