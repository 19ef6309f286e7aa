// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import type { PickedPicture } from '#ui/backoffice/crud/slots.tsx'
import { acting, clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { LARGEST_STAFF_UPLOAD_BYTES } from '../../rules/upload-size.ts'
import PictureDialog from './PictureDialog.tsx'

const stored = { id: 'new', version: 1, extension: 'jpg', alt: '' }
const picked = { ...stored, isDecorative: false, focal: { x: 0.5, y: 0.5 } }
const photo = (name = 'Saal.jpg') => new File(['x'], name, { type: 'image/jpeg' })
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)

/**
 * Opens the dialog from a form that itself accepts dropped and pasted files. The form must not get files that are dropped on the dialog.
 */
async function opened({ isSingle = true, answer = { ok: true, value: stored } as object } = {}) {
  const seen = { sent: [] as string[], picked: [] as PickedPicture[], isClosed: false, byForm: vi.fn() }
  const api = {
    call({ id }: { id: string }, { body }: { body?: { filename: string } } = {}) {
      if (id !== 'images.create') return Promise.resolve({ ok: true, value: [] })
      seen.sent.push(body?.filename ?? '')
      return Promise.resolve(answer)
    },
  } as unknown as Api
  await mounted(
    <Shell more={{ api }}>
      <div onDrop={seen.byForm}>
        <PictureDialog
          isSingle={isSingle}
          language="de"
          onPick={(pictures) => seen.picked.push(...pictures)}
          onClose={() => (seen.isClosed = true)}
        />
      </div>
    </Shell>,
  )
  await vi.waitFor(() => expect(document.querySelector('.droparea')).not.toBeNull())
  return seen
}
const happens = (type: 'drop' | 'paste', files: readonly File[]) =>
  acting(() => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    const data = { files, types: ['Files'] }
    Object.assign(event, { dataTransfer: data, clipboardData: data })
    const at = type === 'paste' ? document : document.querySelector('.droparea')
    at?.dispatchEvent(event)
  })

test('a dropped picture is stored and chosen at once, and the form behind the dialog does not accept it again', async () => {
  const seen = await opened()
  await happens('drop', [photo()])
  await vi.waitFor(() => expect(seen.isClosed).toBe(true))
  expect(seen.picked).toEqual([picked])
  expect(seen.sent).toEqual(['Saal.jpg'])
  expect(seen.byForm).not.toHaveBeenCalled()
})

test('a pasted picture is stored and chosen at once', async () => {
  const seen = await opened()
  await happens('paste', [photo('Bild.png')])
  await vi.waitFor(() => expect(seen.picked).toEqual([picked]))
})

test('in a list of pictures, all uploaded ones are selected, and a button adds them', async () => {
  const seen = await opened({ isSingle: false })
  await happens('drop', [photo('a.jpg'), photo('b.jpg')])
  await vi.waitFor(() => expect(button('2 Bilder übernehmen')).toBeDefined())
  expect(seen.picked).toEqual([])
  await clicked(button('2 Bilder übernehmen'))
  expect(seen.picked).toHaveLength(2)
})

test('a refused file is reported with the text of the library, and nothing is chosen', async () => {
  const message = 'Die ausgewählte Datei "x.txt" kann nicht verarbeitet werden.'
  const seen = await opened({ answer: { ok: false, status: 422, errors: [{ code: 'upload.unusable', message }] } })
  await happens('drop', [photo('x.txt')])
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(message))
  expect([seen.picked, seen.isClosed]).toEqual([[], false])
})

test('a file of more than 50 MB is refused before it is sent', async () => {
  const seen = await opened()
  const film = photo('gross.jpg')
  Object.defineProperty(film, 'size', { value: LARGEST_STAFF_UPLOAD_BYTES + 1 })
  await happens('drop', [film])
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Sie ist größer als 50 MB.'),
  )
  expect(seen.sent).toEqual([])
})
