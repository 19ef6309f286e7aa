import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionsEndpoints } from '#modules/connections/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { must } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { aiContentEndpoints as calls, type Generation } from '../contract.ts'
import { tidyJob } from './run.ts'
import { type AiStandIn, startAiProvider } from './testing/stand-in.ts'

let provider: AiStandIn
let brand: RideBrand
const nina = admin({ name: 'Nina Berger' })
beforeAll(async () => {
  provider = await startAiProvider()
  brand = await rideBrand()
})
afterAll(async () => {
  await brand.close()
  await provider.close()
})
beforeEach(async () => {
  provider.asked.length = 0
  provider.moods = [{ kind: 'texts' }]
  await brand.core.db.run(sql`DELETE FROM ai_generations`)
})

const money = { priceIn: '3', priceOut: '15', budget: '10' }
async function connect(name: 'anthropic' | 'openai', more: Record<string, string> = {}): Promise<void> {
  for (const one of ['anthropic', 'openai'])
    await must(brand.call(connectionsEndpoints.clear, { params: { name: one } }, { as: nina }))
  const values = { key: 'geheim-1', model: 'modell-1', url: provider.url, ...money, ...more }
  const list = await must(brand.call(connectionsEndpoints.list, {}, { as: nina }))
  const version = list.find((one) => one.name === name)?.version ?? 0
  await must(brand.call(connectionsEndpoints.save, { params: { name }, body: { version, values } }, { as: nina }))
}
const disconnect = async () => {
  for (const name of ['anthropic', 'openai'])
    await must(brand.call(connectionsEndpoints.clear, { params: { name } }, { as: nina }))
}

let pages = 0
async function newPage(change: object = {}): Promise<string> {
  const path = `seite-${++pages}`
  const content = [{ id: 'b1', type: 'text', title: 'Über uns', html: '<p>Wir fahren Sie.</p>' }]
  const body = { path, name: path, title: 'Titel', description: '', isPublic: false, content, ...change }
  return (await must(brand.call(contentEndpoints.sites.create, { body }, { as: nina }))).id
}
const draftOf = (id: string) => must(brand.call(contentEndpoints.sites.draft, { params: { id } }, { as: nina }))
const wish = (id: string, more: object = {}) =>
  brand.call(calls.generateSite, { params: { id }, body: { revision: 0, task: 'write', ...more } }, { as: nina })
const state = (id: string) => must(brand.call(calls.suggestions, { params: { id } }, { as: nina }))
const decide = (
  generation: string,
  body: { path: string; decision: 'accepted' | 'edited' | 'rejected' | 'undone'; revision: number; value?: string },
) => brand.call(calls.decide, { params: { id: generation }, body }, { as: nina })
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const one = await must(brand.call(calls.generation, { params: { id } }, { as: nina }))
      if (one.state === 'running') throw new Error('still running')
      return one
    },
    { timeout: 20_000, interval: 20 },
  )
async function proposed(page: string, texts: Record<string, string>, more: object = {}): Promise<Generation> {
  provider.moods = [{ kind: 'texts', texts }]
  return ended((await must(wish(page, more))).id)
}

test('a picture uses the budget of the whole brand: an editor of only some branches is refused, and no request is sent', async () => {
  await connect('openai', { pictureModel: 'bild-1', pricePicture: '0,04' })
  const elsewhere = sessionOf(['ROLE_BACKOFFICE'], { branches: [crypto.randomUUID()], name: 'Wanda' })
  const body = { prompt: 'Ein Krug', format: 'square' } as const
  const answer = await brand.call(calls.generateImage, { body }, { as: elsewhere })
  expect(answer).toMatchObject({ ok: false, status: 403, errors: [{ code: 'auth.not_your_branches' }] })
  expect(provider.asked).toEqual([])
  expect(await brand.core.db.first(sql`SELECT id FROM ai_generations`)).toBeUndefined()
})

describe('without a provider (docs/rules/content.md, AI content)', () => {
  beforeEach(disconnect)

  test('texts are made from templates and cost nothing, and only empty fields are filled', async () => {
    const page = await newPage()
    const one = await ended((await must(wish(page))).id)
    expect(one).toMatchObject({ state: 'ready', provider: '', costMicro: 0 })
    const { budget, suggestions } = await state(page)
    expect(budget).toMatchObject({ isTemplate: true, budgetMicro: null, state: 'free' })
    expect(suggestions.map(({ path }) => path)).toEqual(['description'])
    expect(provider.asked).toEqual([])
  })

  test('translations and pictures need a provider, and a page without any text to propose is refused', async () => {
    const page = await newPage({ translationKey: 'k' })
    await newPage({ translationKey: 'k', locale: 'en' })
    expect(await wish(page, { task: 'translate' })).toMatchObject({
      ok: false,
      status: 422,
      errors: [{ code: 'ai.needs_provider' }],
    })
    expect(await wish(page, { fields: ['b9.title'] })).toMatchObject({ ok: false, errors: [{ code: 'ai.nothing' }] })
    const picture = await brand.call(
      calls.generateImage,
      { body: { prompt: 'Ein Krug', format: 'square' } },
      { as: nina },
    )
    expect(picture).toMatchObject({ ok: false, errors: [{ code: 'ai.needs_provider' }] })
  })

  test('legal pages are not offered to the assistant', async () => {
    const page = await newPage({ path: 'site/imprint' })
    expect(await wish(page)).toMatchObject({ ok: false, errors: [{ code: 'ai.nothing' }] })
  })
})

describe.each([
  ['anthropic', '/v1/messages', { 'x-api-key': 'geheim-1', 'anthropic-version': '2023-06-01' }],
  ['openai', '/chat/completions', { authorization: 'Bearer geheim-1' }],
] as const)('%s', (name, path, headers) => {
  beforeEach(() => connect(name))

  test('is requested once with a strict schema; the proposal is stored next to the draft, with its cost', async () => {
    const page = await newPage()
    const one = await proposed(page, { t1: 'Fahrten in Wien, schön und ruhig.' })
    expect(provider.asked).toMatchObject([{ path, headers }])
    expect(JSON.stringify(provider.asked[0]?.body)).toContain('"additionalProperties":false')
    // The local test server reports 1,000 input and 200 output tokens. A million input tokens cost 3 and a million output tokens cost 15,
    // in the brand's currency.
    expect(one).toMatchObject({ state: 'ready', costMicro: 6000, tokensIn: 1000, tokensOut: 200, code: null })
    const { revision, suggestions } = await state(page)
    expect(suggestions).toMatchObject([
      { path: 'description', before: '', after: 'Fahrten in Wien, schön und ruhig.', decision: null },
    ])
    expect([revision, (await draftOf(page)).data['description']]).toEqual([0, ''])
  })

  test('a proposal that breaks a limit is repaired once, and the cost of both requests is counted', async () => {
    const page = await newPage()
    provider.moods = [
      { kind: 'texts', texts: { t1: 'x'.repeat(400) } },
      { kind: 'texts', texts: { t1: 'Kurz.' } },
    ]
    expect(await ended((await must(wish(page))).id)).toMatchObject({ state: 'ready', costMicro: 12_000 })
    expect(JSON.stringify(provider.asked[1]?.body)).toContain('at most 155')
    provider.moods = [{ kind: 'raw', body: 'Gerne! Hier ist der Text.' }]
    expect(await ended((await must(wish(page))).id)).toMatchObject({
      state: 'failed',
      code: 'unusable',
      costMicro: 12_000,
    })
  })

  test.each([
    [{ kind: 'texts', finish: 'cut' } as const, 'failed', 'cut', 6000],
    [{ kind: 'texts', finish: 'refused' } as const, 'refused', 'refused', 6000],
    [{ kind: 'status', status: 401 } as const, 'failed', 'auth', 0],
    [{ kind: 'status', status: 429, retryAfter: 3600 } as const, 'failed', 'busy', 0],
    [{ kind: 'status', status: 503 } as const, 'failed', 'busy', 0],
  ])('%j ends as %s with the code %s and costs %i', async (mood, endState, code, cost) => {
    const page = await newPage()
    provider.moods = [mood]
    expect(await ended((await must(wish(page))).id)).toMatchObject({ state: endState, code, costMicro: cost })
    expect((await state(page)).suggestions).toEqual([])
  })

  test('an answer that is cut off costs everything that was reserved', async () => {
    const page = await newPage()
    provider.moods = [{ kind: 'broken' }]
    const one = await ended((await must(wish(page))).id)
    expect(one).toMatchObject({ state: 'failed', code: 'offline' })
    expect(one.costMicro).toBeGreaterThan(one.estimateMicro)
  })

  test('stopping cancels the request at the provider; a second start before that is refused', async () => {
    const page = await newPage()
    provider.moods = [{ kind: 'silent' }]
    const before = provider.left
    const { id } = await must(wish(page))
    await vi.waitFor(() => expect(provider.asked).toHaveLength(1), { timeout: 20_000 })
    expect(await wish(page)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'ai.running' }] })
    expect(await must(brand.call(calls.cancel, { params: { id } }, { as: nina }))).toMatchObject({ state: 'cancelled' })
    await vi.waitFor(() => expect(provider.left).toBe(before + 1), { timeout: 20_000 })
    expect(await brand.call(calls.cancel, { params: { id } }, { as: nina })).toMatchObject({
      ok: false,
      errors: [{ code: 'ai.ended' }],
    })
  })
})

describe('differences of the providers', () => {
  test('Anthropic: a spend limit is final, a short pause is waited for, and one failure is retried', async () => {
    await connect('anthropic')
    const page = await newPage()
    provider.moods = [{ kind: 'status', status: 429, error: { type: 'enforced_spend_limit_reached' } }]
    expect(await ended((await must(wish(page))).id)).toMatchObject({ state: 'failed', code: 'limit' })
    provider.moods = [
      { kind: 'status', status: 429, retryAfter: 0 },
      { kind: 'texts', texts: { t1: 'Gut.' } },
    ]
    expect(await ended((await must(wish(page))).id)).toMatchObject({ state: 'ready' })
  })

  test('OpenAI: if a server does not support the schema or the name of the token limit, other forms are tried', async () => {
    await connect('openai')
    const page = await newPage()
    provider.moods = [
      { kind: 'status', status: 400, error: { message: 'unknown field max_completion_tokens' } },
      { kind: 'status', status: 400, error: { message: 'response_format json_schema is not supported' } },
      { kind: 'texts', texts: { t1: 'Gut.' }, usage: false },
    ]
    const one = await ended((await must(wish(page))).id)
    expect(one.state).toBe('ready')
    // The server does not report how many tokens it used, so the whole reserved amount counts as the cost.
    expect(one.costMicro).toBeGreaterThan(one.estimateMicro)
    expect(provider.asked.at(-1)?.body).toMatchObject({
      max_tokens: expect.any(Number),
      response_format: { type: 'json_object' },
    })
  })

  test('OpenAI: a picture is added to the library, marked as made by an AI; bytes that are not a picture are unusable but cost money', async () => {
    await connect('openai', { pictureModel: 'bild-1', pricePicture: '0,04' })
    const draw = () => brand.call(calls.generateImage, { body: { prompt: 'Ein Krug', format: 'square' } }, { as: nina })
    expect(await must(brand.call(calls.budget, {}, { as: nina }))).toMatchObject({
      hasPictures: true,
      pictureMicro: 40_000,
    })
    const { default: sharp } = await import('sharp')
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a00' } })
      .png()
      .toBuffer()
    provider.moods = [{ kind: 'picture', bytes }]
    const one = await ended((await must(draw())).id)
    expect(one).toMatchObject({ state: 'ready', costMicro: 40_000, picture: { version: 1, extension: 'png' } })
    const id = one.picture?.id ?? ''
    expect(await must(brand.call(mediaEndpoints.getImage, { params: { id } }, { as: nina }))).toMatchObject({
      origin: 'ai',
    })
    provider.moods = [{ kind: 'picture', bytes: Buffer.from('<html>') }]
    expect(await ended((await must(draw())).id)).toMatchObject({ state: 'failed', code: 'unusable', costMicro: 40_000 })
  })
})

describe('deciding', () => {
  beforeEach(() => connect('anthropic'))

  test('accepting writes the text into the draft, undoing it restores the old text, and rejecting all changes nothing', async () => {
    const page = await newPage()
    const before = JSON.stringify((await draftOf(page)).data)
    const { id } = await proposed(
      page,
      { t1: 'Neu.', t2: 'Besser.', t3: '<p>Wir fahren <b onclick="x">Sie</b>.<script>1</script></p>' },
      { fields: ['title', 'description', 'b1.html'] },
    )
    const [title, , html] = (await state(page)).suggestions
    expect(html?.after).not.toMatch(/onclick|script/)
    for (const path of ['title', 'description', 'b1.html'])
      await must(decide(id, { path, decision: 'rejected', revision: 0 }))
    expect(JSON.stringify((await draftOf(page)).data)).toBe(before)

    const accepted = await must(decide(id, { path: 'title', decision: 'accepted', revision: 0 }))
    expect((await draftOf(page)).data['title']).toBe(title?.after)
    expect(accepted.suggestions[0]).toMatchObject({ decision: 'accepted', isChanged: false })
    const undone = await must(decide(id, { path: 'title', decision: 'undone', revision: accepted.revision }))
    expect(JSON.stringify((await draftOf(page)).data)).toBe(before)
    const edited = await must(
      decide(id, { path: 'title', decision: 'edited', revision: undone.revision, value: 'Von Hand' }),
    )
    expect((await draftOf(page)).data['title']).toBe('Von Hand')
    expect(edited.suggestions[0]).toMatchObject({ decision: 'edited', isChanged: false })
  })

  test('a text that was changed meanwhile is not overwritten, and a decision based on an older draft is refused', async () => {
    const page = await newPage()
    const { id } = await proposed(page, { t1: 'Neu.' })
    await must(
      brand.call(
        contentEndpoints.sites.update,
        { params: { id: page }, body: { version: 0, description: 'Von Toni' } },
        { as: nina },
      ),
    )
    expect((await state(page)).suggestions).toMatchObject([{ isChanged: true }])
    expect(await decide(id, { path: 'description', decision: 'accepted', revision: 1 })).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'ai.changed' }],
    })
    expect((await draftOf(page)).data['description']).toBe('Von Toni')
    expect(await wish(page, { revision: 0 })).toMatchObject({ ok: false, errors: [{ code: 'record.stale' }] })
  })

  test('a number that is nowhere in the data is marked; a number from the data is not', async () => {
    const page = await newPage({
      description: '',
      content: [{ id: 'b1', type: 'text', title: 'Ab 49 €', html: '<p>x</p>' }],
    })
    await proposed(page, { t1: 'Ab 49 € und 60 Minuten Wartezeit.' })
    expect((await state(page)).suggestions[0]?.flags).toEqual(['60 Minuten'])
  })

  test('several proposals for one text are stored, and the newest comes first', async () => {
    const page = await newPage()
    await proposed(page, { t1: 'Eins.' })
    await proposed(page, { t1: 'Zwei.' }, { fields: ['description'] })
    const found = (await state(page)).suggestions
    expect(found.map(({ after, number, of }) => [after, number, of])).toEqual([
      ['Zwei.', 2, 2],
      ['Eins.', 1, 2],
    ])
  })
})

describe('money and safety', () => {
  test('fifty simultaneous starts never reserve more than the budget', async () => {
    await connect('anthropic', { budget: '0,2' })
    provider.moods = [{ kind: 'silent' }]
    const made = await Promise.all(Array.from({ length: 50 }, () => newPage()))
    const people = made.map((_, index) => admin({ name: `Person ${index}` }))
    const answers = await Promise.all(
      made.map((id, index) =>
        brand.call(
          calls.generateSite,
          { params: { id }, body: { revision: 0, task: 'write' } },
          { as: people[index] ?? nina },
        ),
      ),
    )
    const started = answers.flatMap((one) => (one.ok ? [one.value] : []))
    const refused = answers.flatMap((one) => (one.ok ? [] : one.errors.map(({ code }) => code)))
    expect(started.length).toBeGreaterThan(0)
    expect([...new Set(refused)]).toEqual(['ai.budget'])
    const budget = await must(brand.call(calls.budget, {}, { as: nina }))
    expect(budget.spentMicro).toBeLessThanOrEqual(200_000)
    for (const { id } of started) await brand.call(calls.cancel, { params: { id } }, { as: nina })
  })

  test('one person can start at most 20 generations within an hour', async () => {
    await disconnect()
    const made = await Promise.all(Array.from({ length: 21 }, () => newPage()))
    const answers = []
    for (const id of made) answers.push(await wish(id))
    expect(answers.slice(0, 20).every((one) => one.ok)).toBe(true)
    expect(answers[20]).toMatchObject({ ok: false, status: 429, errors: [{ code: 'ai.too_many' }] })
  })

  test('a prompt contains the public data of the brand, and no data of orders, guests, users or keys', async () => {
    await connect('anthropic')
    await brand.place(brand.draft({ lastName: 'Geheimrat', email: 'geheimrat@example.com' }))
    const page = await newPage()
    await proposed(page, { t1: 'Gut.' })
    const sent = JSON.stringify(provider.asked[0]?.body)
    expect(sent).toContain('<data>')
    expect(sent).not.toMatch(/Geheimrat|geheim-1|Nina Berger/)
  })

  test('generations of a process that crashed are ended; a proposal expires after seven days', async () => {
    await connect('anthropic')
    provider.moods = [{ kind: 'silent' }]
    const page = await newPage()
    const { id } = await must(wish(page))
    await brand.core.db.run(sql`UPDATE ai_generations SET created_at = created_at - interval '6 minutes'`)
    await tidyJob(brand.core).run(new AbortController().signal)
    expect(await must(brand.call(calls.generation, { params: { id } }, { as: nina }))).toMatchObject({
      state: 'failed',
      code: 'interrupted',
    })
    const other = await proposed(page, { t1: 'Gut.' })
    await brand.core.db.run(sql`UPDATE ai_generations SET created_at = created_at - interval '8 days'`)
    await tidyJob(brand.core).run(new AbortController().signal)
    expect(await must(brand.call(calls.generation, { params: { id: other.id } }, { as: nina }))).toMatchObject({
      state: 'expired',
    })
    expect((await state(page)).suggestions).toEqual([])
  })
})
