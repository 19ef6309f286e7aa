import { expect, test } from 'vitest'
import { lookAt, type Shown, showAgain, showBroken, showLoaded } from './picture-states.ts'

const picture = (more: Partial<Shown> = {}): Shown => ({
  dataset: {},
  complete: true,
  naturalWidth: 0,
  currentSrc: 'https://lindwurm.example/image/small/1-1.webp',
  decode: () => Promise.reject(new Error('broken')),
  src: '/image/small/1-1.webp',
  srcset: '/image/tiny/1-1.webp 256w',
  closest: () => null,
  ...more,
})

test.each<[string, Partial<Shown>, 'error' | undefined]>([
  ['failed', {}, 'error'],
  ['still loading', { complete: false }, undefined],
  ['loaded', { naturalWidth: 640 }, undefined],
  ['not asked for yet', { currentSrc: '' }, undefined],
  ['a drawing without a size', { decode: async () => undefined }, undefined],
])('a picture (specification §4, Image): %s', async (_, more, state) => {
  const seen = picture(more)
  await lookAt(seen)
  expect(seen.dataset.state).toBe(state)
})

test('the frame replaces every source once, and is removed when the next picture is loaded', () => {
  const sources = [{ srcset: '/image/large/1-1.webp' }]
  const broken = picture({ closest: () => ({ querySelectorAll: () => sources }) })
  showBroken(broken)
  expect([broken.dataset.state, broken.srcset, sources[0]?.srcset === broken.src]).toEqual(['error', '', true])
  expect(broken.src).toMatch(/^data:image\/svg\+xml,/)
  showLoaded(broken)
  expect(broken.dataset.state).toBe('error')
  broken.src = '/image/small/2-1.webp'
  showLoaded(broken)
  expect(broken.dataset.state).toBeUndefined()
})

test('when the connection is back, a failed picture is loaded again with every source, and other pictures are not', () => {
  const sources = [{ srcset: '/image/large/1-1.webp' }]
  const broken = picture({ closest: () => ({ querySelectorAll: () => sources }) })
  showBroken(broken)
  showAgain(broken)
  expect(broken).toMatchObject({ src: '/image/small/1-1.webp', srcset: '/image/tiny/1-1.webp 256w' })
  expect([broken.dataset.state, sources[0]?.srcset]).toEqual([undefined, '/image/large/1-1.webp'])
  showBroken(broken)
  expect(broken.dataset.state).toBe('error')

  const other = picture()
  showBroken(other)
  other.src = '/image/small/2-1.webp'
  showAgain(other)
  expect(other.src).toBe('/image/small/2-1.webp')
})
