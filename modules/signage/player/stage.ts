import type { ManifestScene } from '../contract.ts'
import { playerTexts } from '../words/player.ts'
import type { Manifest } from '../contract.ts'
import { idleScene } from './idle-scene.ts'
import type { Effect } from './program.ts'
import type { RenderContext } from './render/context.ts'
import { bodyFont, displayFont, element } from './render/element.ts'
import { drawScene, type DrawnScene } from './render/scene.ts'

const FADE_MS = 600
const IDENTIFY_MS = 10_000

/** Rotates the element of a scene, scales it to the largest size that fits into the window, and centres it. */
function place(
  scene: HTMLElement,
  canvas: { w: number; h: number },
  view: { w: number; h: number },
  rotation: number,
): void {
  const isTurned = rotation % 180 !== 0
  const [w, h] = isTurned ? [canvas.h, canvas.w] : [canvas.w, canvas.h]
  const scale = Math.min(view.w / w, view.h / h)
  scene.style.setProperty('position', 'absolute')
  scene.style.setProperty('left', '50%')
  scene.style.setProperty('top', '50%')
  scene.style.setProperty('transform', `translate(-50%, -50%) rotate(${rotation}deg) scale(${scale})`)
}

/**
 * Shows scenes on the page of the player. When the scene changes, the new scene is laid over the old scene, and then the old scene is removed. With
 * the transition 'fade' the new scene fades in.
 */
export function openStage(root: HTMLElement, view: () => { w: number; h: number }) {
  const { ownerDocument: doc } = root
  const below = element(doc, 'div', { position: 'absolute', inset: '0', overflow: 'hidden' })
  const above = element(doc, 'div', { position: 'absolute', inset: '0', 'pointer-events': 'none' })
  root.replaceChildren(below, above)
  let shown: { drawn: DrawnScene; canvas: ManifestScene['canvas']; rotation: number } | undefined
  let turn = 0

  const put = async (
    drawn: DrawnScene,
    canvas: ManifestScene['canvas'],
    rotation: number,
    isFade: boolean,
  ): Promise<void> => {
    const mine = ++turn
    place(drawn.element, canvas, view(), rotation)
    drawn.element.style.setProperty('opacity', '0')
    below.append(drawn.element)
    await drawn.ready
    // While this scene was loading, another one was requested. Only the latest one is shown.
    if (mine !== turn) {
      drawn.stop()
      drawn.element.remove()
      return
    }
    const old = shown
    shown = { drawn, canvas, rotation }
    drawn.start()
    if (isFade) drawn.element.style.setProperty('transition', `opacity ${FADE_MS}ms`)
    drawn.element.style.setProperty('opacity', '1')
    const leave = (): void => {
      old?.drawn.stop()
      old?.drawn.element.remove()
    }
    if (isFade) setTimeout(leave, FADE_MS)
    else leave()
  }

  return {
    show: (scene: ManifestScene, context: RenderContext, how: { rotation: number; isFade: boolean }) =>
      put(drawScene(scene, context), scene.canvas, how.rotation, how.isFade),
    /** Shows the idle scene (brand, greeting, opening hours), so that the screen is not black while no program can play. */
    idle(manifest: Manifest, context: RenderContext): Promise<void> {
      const scene = idleScene(manifest, context.now())
      return put(drawScene(scene, context), scene.canvas, Number(manifest.device.rotation), true)
    },
    /** Shows the message of a command over the scene. Undefined: removes the message. */
    overlay(effect: Effect | undefined, context: RenderContext): void {
      if (!effect) return above.replaceChildren()
      const { text, subtext, tone, place: where } = effect.args
      const isBar = where === 'bar'
      const isEmergency = tone === 'emergency'
      const box = element(
        doc,
        'div',
        {
          position: 'absolute',
          inset: isBar ? 'auto 0 0 0' : '0',
          display: 'grid',
          'place-content': 'center',
          'text-align': 'center',
          padding: isBar ? '2.5vh 4vw' : '6vw',
          gap: '2vh',
          background: isEmergency ? '#a8181e' : 'var(--brand, #2e1f5b)',
          color: isEmergency ? '#fff' : 'var(--on-brand, #fff)',
          'overflow-wrap': 'anywhere',
          ...bodyFont,
        },
        [
          ...(isEmergency && !isBar
            ? [element(doc, 'div', { 'font-size': '3.2vmin' }, [playerTexts(context.locale).emergency])]
            : []),
          element(doc, 'div', { 'font-size': isBar ? '5vmin' : '11vmin', 'line-height': '1.1', ...displayFont }, [
            text ?? '',
          ]),
          ...(subtext ? [element(doc, 'div', { 'font-size': isBar ? '3vmin' : '5vmin' }, [subtext])] : []),
        ],
      )
      box.setAttribute('role', 'alert')
      for (const [name, value] of Object.entries(context.brand.tokens)) box.style.setProperty(name, value)
      above.replaceChildren(box)
    },
    /** Shows the name of the screen in large letters for some seconds, so that staff can see which screen it is. */
    async identify(name: string): Promise<void> {
      const box = element(
        doc,
        'div',
        {
          position: 'absolute',
          inset: '0',
          display: 'grid',
          'place-items': 'center',
          background: '#0d6b45',
          color: '#fff',
          'font-size': '14vmin',
          'text-align': 'center',
          ...bodyFont,
        },
        [name],
      )
      root.append(box)
      await new Promise((resolve) => setTimeout(resolve, IDENTIFY_MS))
      box.remove()
    },
    refresh: () => shown?.drawn.refresh(),
    resize: () => shown && place(shown.drawn.element, shown.canvas, view(), shown.rotation),
  }
}
export type Stage = ReturnType<typeof openStage>
