import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { expect, it } from 'vitest'
import type { LibraryImage } from '../../contract.ts'
import { ImageGrid } from './ImageGrid.tsx'

const image: LibraryImage = {
  id: '01980000-0000-7000-8000-000000000001',
  version: 3,
  extension: 'jpg',
  alt: 'Braten',
  altEn: '',
  isDecorative: false,
  focal: { x: 0.5, y: 0.5 },
  revision: 1,
  name: 'Schweinsbraten.jpg',
  folder: '',
  width: 1600,
  height: 1200,
  bytes: 1,
  origin: 'upload',
  createdAt: '2026-11-20T09:00:00Z',
  createdBy: '',
  updatedAt: '2026-11-20T09:00:00Z',
  trashedAt: null,
  uses: 5,
}
const shown = (one: LibraryImage) =>
  drawn(<ImageGrid images={[one]} list="?ordner=Speisen" chosen={new Set()} onChoose={() => undefined} />)

it('a tile shows the current version with its size and places, and whether a text is missing', () => {
  const tile = shown(image)
  expect(tile).toContain('/image/small/01980000-0000-7000-8000-000000000001-3.jpg')
  expect(tile).toContain('/medien/bilder/01980000-0000-7000-8000-000000000001?ordner=Speisen')
  expect(tile).toContain('1600 × 1200 · 5 Stellen')
  expect(tile).toContain('Alt-Text fehlt')
})

it('the link of a picture without a text has the name of the file as its label', () => {
  expect(shown({ ...image, alt: '' })).toContain('aria-label="Schweinsbraten.jpg"')
})

it('a decorative picture is not shown as a picture without a text', () => {
  expect(shown({ ...image, isDecorative: true })).not.toContain('Alt-Text fehlt')
})
