import { expect, test } from 'vitest'
import { slipLogo } from './slip-logo.ts'
import { slipPictures } from './slip-pictures.ts'

const symbol =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="wordmark" viewBox="0 0 200 50"><rect width="50" height="50" fill="var(--mark-bg,#000)"/><rect x="50" width="150" height="50" fill="var(--mark-fg, #fff)"/></symbol></svg>'

/** Creates a brand whose theme contains these drawings, and counts how often they are read. */
function brand(drawings: Readonly<Record<string, string>>) {
  const files = new Map<string, Uint8Array>()
  const warnings: unknown[] = []
  const core = {
    storage: {
      put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
      get: async (key: string) => files.get(key),
      remove: async (key: string) => void files.delete(key),
    },
    log: { warn: (...said: unknown[]) => void warnings.push(said) },
  } as never
  const pictures = slipPictures(core)
  const logoOf = slipLogo(
    core,
    {
      config: async () => ({ theme: 'haus' }),
      picture: async () => undefined,
      themePicture: async (_, name) => {
        const drawing = drawings[name]
        return drawing === undefined ? undefined : { type: 'image/svg+xml', read: async () => Buffer.from(drawing) }
      },
    },
    pictures,
  )
  return { logoOf, pictures, files, warnings }
}
const on = { parts: [{ part: 'logo', isOn: true, size: 1 }], logo: null } as const

test('a wordmark that is an SVG symbol is printed in its own colours, four fifths of the paper wide', async () => {
  const { logoOf, pictures, files } = brand({ wordmark: symbol })
  const hash = await logoOf(on)
  const made = await pictures.dots(hash ?? '', 576)
  expect(made?.width).toBe(456)
  expect(made?.height).toBe(114)
  const line = made?.dots.subarray(456 * 57, 456 * 58) ?? new Uint8Array()
  expect(line.slice(4, 100).every((dot) => dot === 1)).toBe(true)
  expect(line.slice(130).every((dot) => dot === 0)).toBe(true)
  expect((await pictures.dots(hash ?? '', 384))?.width).toBeLessThanOrEqual(384 * 0.8)
  await logoOf(on)
  expect([...files.keys()]).toEqual([`slip-pictures/${hash}.png`])
})

test('a drawing that cannot be read is replaced by the next one; without any the slip has no logo', async () => {
  const { logoOf, warnings } = brand({ wordmark: '<svg', mark: symbol.replace('wordmark', 'mark') })
  expect(await logoOf(on)).toMatch(/^[0-9a-f]{64}$/)
  expect(warnings).toHaveLength(1)
  expect(await brand({}).logoOf(on)).toBeUndefined()
  expect(await logoOf({ parts: [{ part: 'logo', isOn: false, size: 1 }], logo: null })).toBeUndefined()
})

test('shades of grey become dots of the same darkness', async () => {
  const grey =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#808080"/></svg>'
  const { logoOf, pictures } = brand({ wordmark: grey })
  const made = await pictures.dots((await logoOf(on)) ?? '', 576)
  const black = made?.dots.reduce((sum, dot) => sum + dot, 0) ?? 0
  expect(black / (made?.dots.length ?? 1)).toBeGreaterThan(0.45)
  expect(black / (made?.dots.length ?? 1)).toBeLessThan(0.55)
})
