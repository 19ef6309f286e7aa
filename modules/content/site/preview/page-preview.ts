import { isToPreview, placeOf, type FromPreview } from '../../rules/preview-messages.ts'
import { adoptStyles } from './adopt-styles.ts'
import './page-preview.css'
import { clearPreview } from './clear-preview.ts'
import { patch } from './patch.ts'

/**
 * Runs in the page that the editor shows in its preview frame; outside of a frame it does nothing. It shows the draft while staff type,
 * marks the block that is chosen in the editor, and reports clicks on blocks. It accepts messages only from the window of the editor.
 */
export default function previewPage(place: HTMLElement): void {
  const found = place.parentElement
  if (!found || window.parent === window) return
  const main = found
  const say = (message: FromPreview) => window.parent.postMessage(message, location.origin)
  const shown = new Map<string, string>()
  let latest: readonly unknown[] | undefined
  let isBusy = false

  const allIn = (page: ParentNode) => [...page.querySelectorAll<HTMLElement>('[data-block]')]
  /**
   * All elements on the page that show the block `id`. A reusable part is one block in the draft, but can be several elements on the page.
   */
  const elementsOf = (id: string, page: ParentNode = main) =>
    allIn(page).filter(({ dataset }) => placeOf(dataset['block'] ?? '') === id)
  const select = (id: string | undefined) => {
    for (const one of main.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen')
    const chosenBlocks = id === undefined ? [] : elementsOf(id)
    for (const one of chosenBlocks) one.setAttribute('data-chosen', '')
    chosenBlocks[0]?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }
  let chosen: string | undefined

  /**
   * Requests the changed blocks from the site, which renders them, and inserts them into the page. Only one request runs at a time. If the
   * draft changes during a request, the latest draft is rendered after it.
   */
  async function render(): Promise<void> {
    if (isBusy) return
    isBusy = true
    while (latest) {
      const blocks = latest
      latest = undefined
      await show(blocks).catch(() => undefined)
    }
    isBusy = false
    select(chosen)
  }
  /** Replaces the elements `old` of a block by its elements `own`, which the server has rendered again. `own` is empty if the block is hidden. */
  function put(old: readonly HTMLElement[], own: readonly HTMLElement[]): void {
    for (const [index, made] of own.entries()) {
      const before = old[index]
      if (before) patch(before, made)
      else {
        const added = document.importNode(made, true)
        if (index > 0 || old.length > 0)
          elementsOf(placeOf(made.dataset['block'] ?? ''))
            .at(-1)
            ?.after(added)
        else main.append(added)
      }
    }
    for (const one of old.slice(own.length)) one.remove()
  }
  async function show(blocks: readonly unknown[]): Promise<void> {
    const now = new Map(blocks.map((block) => [idOf(block), JSON.stringify(block)]))
    const changed = [...now]
      .filter(([id, text]) => shown.get(id) !== text || elementsOf(id).length === 0)
      .map(([id]) => id)
    if (changed.length > 0) {
      const answer = await fetch(location.pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ blocks, only: changed }),
      })
      if (!answer.ok) return
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      await adoptStyles(page)
      for (const id of changed) {
        const old = elementsOf(id)
        const own = elementsOf(id, page)
        put(old, own)
        shown.set(id, now.get(id) ?? '')
      }
    }
    for (const one of allIn(main)) {
      const id = placeOf(one.dataset['block'] ?? '')
      if (now.has(id)) continue
      one.remove()
      shown.delete(id)
    }
    // Puts the elements into the order of the draft. `append` also moves elements that are already in the page.
    const order = [...now.keys()].flatMap((id) => elementsOf(id))
    const current = allIn(main)
    if (order.some((one, index) => one !== current[index])) main.append(...order, place)
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.source !== window.parent || !isToPreview(event.data)) return
    if (event.data.kind === 'select') {
      chosen = event.data.id
      select(chosen)
      return
    }
    latest = event.data.blocks
    void render()
  })
  document.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element ? event.target : undefined
      // A click in the preview only chooses a block. Without this line, a clicked link would load another page in the frame.
      if (clicked?.closest('a, button, summary')) event.preventDefault()
      const id = clicked?.closest<HTMLElement>('[data-block]')?.dataset['block']
      if (id) say({ kind: 'select', id: placeOf(id) })
    },
    { capture: true },
  )
  clearPreview(document)
  say({ kind: 'ready' })
}

const idOf = (block: unknown): string =>
  typeof block === 'object' && block !== null && 'id' in block && typeof block.id === 'string' ? block.id : ''
