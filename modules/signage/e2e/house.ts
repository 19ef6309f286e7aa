import type { Desk } from '../../../e2e/support/desk.ts'
import type { Page } from '../../../e2e/support/test.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { type Region, sceneEndpoints, segmentEndpoints, signageStaffEndpoints, streamEndpoints } from '../contract.ts'

const letters = { size: 60, color: '', background: '' }

export const textRegion = (text: string): Region => ({
  id: 'title',
  x: 60,
  y: 20,
  w: 1800,
  h: 120,
  z: 1,
  fit: 'contain',
  content: { kind: 'text', text, align: 'left', font: 'body', ...letters },
})

const boardRegion = (categories: string[], size: number): Region => ({
  id: 'board',
  x: 60,
  y: 160,
  w: 900,
  h: 880,
  z: 1,
  fit: 'contain',
  content: {
    kind: 'menu',
    categories,
    columns: 1,
    ...letters,
    size,
    title: '',
    hasPrice: true,
    hasText: false,
    hasAllergens: false,
    soldOut: 'strike',
    pageSeconds: 5,
  },
})

/** The restaurant's local time of an instant: 'HH:mm'. */
const wallTime = (at: Temporal.ZonedDateTime): string => at.toPlainTime().toString({ smallestUnit: 'minute' })

/**
 * Creates the program of a test: a lunch menu in a window of three hours around now, and outside of this window the scene 'Grundprogramm'.
 * `edge` is the end of the window.
 */
export async function lunchProgram(desk: Desk, name: string) {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin').round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const edge = now.add({ hours: 2 })
  const branch = (await desk.call(branchesEndpoints.list, {})).find(({ identifier }) => identifier === 'lindwurm')
  const drinks = (await desk.call(catalogueEndpoints.categories.list, { query: { pageSize: 100 } })).find(
    (one) => one.name === 'Getränke',
  )
  const scene = async (title: string, more: readonly Region[] = []) =>
    desk.call(sceneEndpoints.create, { body: { name: `${name} ${title}`, regions: [textRegion(title), ...more] } })
  const lunch = await scene('Mittagskarte', [boardRegion(drinks ? [drinks.id] : [], 90)])
  const usual = await scene('Grundprogramm')
  const segment = async (id: string) =>
    (await desk.call(segmentEndpoints.create, { body: { name, items: [{ scene: id, seconds: 15 }] } })).id
  const windows = [{ from: wallTime(now.subtract({ hours: 1 })), to: wallTime(edge) }]
  const rules = [{ id: 'lunch', segment: await segment(lunch.id), priority: 20, windows }]
  const stream = await desk.call(streamEndpoints.create, {
    body: { name, defaultSegment: await segment(usual.id), rules },
  })
  return { branch: branch?.id ?? '', lunch, stream, edge: edge.toInstant() }
}

/**
 * A text of the scene that a screen shows. When the scene changes, the page contains the old and the new scene for a moment, so a text may exist
 * twice. The last one belongs to the new scene.
 */
export const sceneText = (screen: Page, text: string | RegExp, options?: { exact: boolean }) =>
  screen.getByText(text, options).last()

/** Creates a program of two scenes of three seconds each. */
export async function twoScenes(desk: Desk, name: string) {
  const branch = (await desk.call(branchesEndpoints.list, {})).find(({ identifier }) => identifier === 'lindwurm')
  const items = []
  for (const title of ['Szene eins', 'Szene zwei']) {
    const body = { name: `${name}: ${title}`, regions: [textRegion(title)] }
    items.push({ scene: (await desk.call(sceneEndpoints.create, { body })).id, seconds: 3, transition: 'cut' as const })
  }
  const segment = await desk.call(segmentEndpoints.create, { body: { name, items } })
  const stream = await desk.call(streamEndpoints.create, { body: { name, defaultSegment: segment.id } })
  return { branch: branch?.id ?? '', stream }
}

/** Creates a program with one scene: the ticket board of the restaurant. */
export async function ticketProgram(desk: Desk, name: string) {
  const branch = (await desk.call(branchesEndpoints.list, {})).find(({ identifier }) => identifier === 'lindwurm')
  const numbers: Region = { ...textRegion(''), id: 'numbers', y: 160, h: 800, content: { kind: 'tickets', ...letters } }
  const scene = await desk.call(sceneEndpoints.create, { body: { name, regions: [textRegion(name), numbers] } })
  const body = { name, items: [{ scene: scene.id, seconds: 15 }] }
  const segment = await desk.call(segmentEndpoints.create, { body })
  const stream = await desk.call(streamEndpoints.create, { body: { name, defaultSegment: segment.id } })
  return { branch: branch?.id ?? '', stream }
}

/** Creates a program of two scenes of three seconds each. Each scene has one region of every kind except film, image template and web page. */
export async function fullScenes(desk: Desk, name: string) {
  const { branch, stream } = await twoScenes(desk, name)
  const dataUrl = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>').toString('base64')}`
  const image = await desk.call(mediaEndpoints.createImage, { body: { filename: 'punkt.svg', dataUrl } })
  const [product] = await desk.call(catalogueEndpoints.products.list, { query: { pageSize: 1 } })
  const board = {
    ...letters,
    title: '',
    hasPrice: true,
    hasText: true,
    hasAllergens: true,
    soldOut: 'strike',
    pageSeconds: 3,
  } as const
  const contents: Region['content'][] = [
    { kind: 'image', images: [image, image], seconds: 3 },
    { kind: 'clock', shows: 'both', ...letters },
    { kind: 'qr', text: 'https://lindwurm.example', ...letters },
    { kind: 'menu', categories: [], columns: 2, ...board },
    { kind: 'products', products: product ? [product.id] : [], ...board },
    { kind: 'tickets', ...letters },
    { kind: 'pickups', shows: 'initials', greeting: '', ...letters },
  ]
  const more = contents.map((content, n) => ({ ...textRegion(''), id: content.kind, y: 150 + n * 120, content }))
  for (const { scene } of (await desk.call(segmentEndpoints.get, { params: { id: stream.defaultSegment ?? '' } }))
    .items) {
    const { version, regions } = await desk.call(sceneEndpoints.get, { params: { id: scene } })
    await desk.call(sceneEndpoints.update, { params: { id: scene }, body: { version, regions: [...regions, ...more] } })
  }
  return { branch, stream }
}

/** The code that a screen shows. */
export async function codeOn(page: Page): Promise<string> {
  const shown = page.locator('[data-code]:not([data-code=""])')
  await shown.waitFor({ timeout: 30_000 })
  return (await shown.getAttribute('data-code')) ?? ''
}

export const pairBy = async (desk: Desk, page: Page, name: string, to: { branch: string; stream: { id: string } }) =>
  desk.call(signageStaffEndpoints.pair, {
    body: { code: await codeOn(page), name, branchId: to.branch, streamId: to.stream.id },
  })
