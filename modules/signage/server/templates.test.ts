import { expect, test } from 'vitest'
import { imageTemplateEndpoints } from '#modules/image-templates/contract.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { house } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import { playerEndpoints, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { as, signageHouse, textRegion } from './testing/house.ts'

const layer = { type: 'shape' as const, id: 'ground', x: 0, y: 0, w: 100, h: 100 }

async function houseWithTemplate() {
  const house = await signageHouse()
  const { own, scene } = house
  const body = { identifier: 'angebot', name: 'Angebot', branches: [own.house], layers: [layer] }
  const template = await must(own.call(imageTemplateEndpoints.create, { body }, as))
  const region = { ...textRegion(), content: { kind: 'template' as const, template: template.id } }
  const params = { id: scene.id }
  await must(own.call(sceneEndpoints.update, { params, body: { regions: [region], version: scene.version } }, as))
  return { ...house, template }
}

test('a template of a scene is a file of the manifest; when it changes, screens are notified and get another file', async () => {
  const { own, template, pair } = await houseWithTemplate()
  const player = await pair()
  const first = await player.beat()
  const before = await player.call(playerEndpoints.manifest)
  const hash = before.templates[template.id]
  expect(before.assets).toMatchObject([{ hash, type: 'image/png' }])
  const url = `/api/player/assets/${hash}`
  const file = await own.app.inject({ url, headers: { cookie: player.cookie } })
  expect(file.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  const body = { layers: [{ ...layer, color: '#113355' }], version: template.version }
  await must(own.call(imageTemplateEndpoints.update, { params: { id: template.id }, body }, as))
  expect((await player.beat()).manifest).not.toBe(first.manifest)
  const after = await player.call(playerEndpoints.manifest)
  expect(after.templates[template.id]).toMatch(/^[0-9a-f]{64}$/)
  expect(after.templates[template.id]).not.toBe(hash)
})

test("the back office draws templates of the caller's branches; those of others are not found", async () => {
  const { own, template } = await houseWithTemplate()
  const call = (branches: string[], id = template.id) =>
    own.call(signageStaffEndpoints.template, { params: { id } }, { as: sessionOf(['ROLE_FRONTDESK'], { branches }) })
  expect(await call([own.house])).toMatchObject({ ok: true })
  expect(await call(['00000000-0000-7000-8000-00000000ffff'])).toMatchObject({ ok: false, status: 404 })
  expect(await call([own.house], '00000000-0000-7000-8000-00000000fffe')).toMatchObject({ ok: false, status: 404 })
})

test('a template of another branch reaches no screen, even if a scene contains it', async () => {
  const { own, template, pair } = await houseWithTemplate()
  const player = await pair()
  const elsewhere = await must(
    own.call(branchesEndpoints.create, { body: { ...house, identifier: 'zweites', name: 'Zweites Haus' } }, as),
  )
  const body = { branches: [elsewhere.id], version: template.version }
  await must(own.call(imageTemplateEndpoints.update, { params: { id: template.id }, body }, as))
  expect(await player.call(playerEndpoints.manifest)).toMatchObject({ templates: {}, assets: [] })
})
