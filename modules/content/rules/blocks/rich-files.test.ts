import { expect, test } from 'vitest'
import { filesInHtml, richPictureAddress } from './rich-files.ts'

const id = '01a21a03-0c61-7c9b-97c7-e4bbbd992fc3'

test('finds the pictures and files of a text in its HTML', () => {
  const html = `<p>Zum <a href="/upload/abc_DEF-1234567890/f1-3.pdf">Menü</a></p><img src="/image/medium/${id}-2.jpg" alt="Saal"><p><a href="/de/karte">Karte</a></p>`
  expect(filesInHtml(html)).toEqual([
    { kind: 'image', id, extension: 'jpg', alt: 'Saal' },
    { kind: 'upload', id: 'f1', extension: 'pdf' },
  ])
})

test.each([
  [`/image/${id}-1.png`, true],
  [`/image/medium/${id}-1.png`, true],
  ['https://foreign.example/a-1.png', false],
  ['//foreign.example/image/a-1.png', false],
  ['/image/../api/orders-1.png', false],
  ['data:image/png;base64,AAAA', false],
])('%s is the address of a picture that a text may contain: %s', (address, isOurs) =>
  expect(richPictureAddress.test(address)).toBe(isOurs),
)
