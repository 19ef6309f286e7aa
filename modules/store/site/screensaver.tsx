import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import { imageUrl } from '#ui/site/picture.tsx'
import type { Storefront } from '../contract.ts'
import { Modal } from './modal.tsx'
import { drawnDishes, type StoreLook } from './store-art.ts'

/** The screensaver of a self-service device. The whole screen is one button, which opens the storefront (specification §2, App shell). */
export default function Screensaver(props: { store: Storefront; look: StoreLook; locale: Locale; onWake: () => void }) {
  const { locale, look, store } = props
  const texts = storeTexts(locale)
  const { mark } = look
  return (
    <Modal className="saver night" label={texts.saver.tap} onClose={props.onWake}>
      <button type="button" data-first onClick={props.onWake}>
        <span className="ring" aria-hidden="true">
          {drawnDishes(store, look, 4).map((image, index) => (
            <img
              key={image.id}
              className={`s${index + 1}`}
              src={imageUrl(image, 'medium')}
              alt=""
              width={320}
              height={240}
            />
          ))}
        </span>
        <span className="mid">
          {mark && (
            <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
              <use href={mark} />
            </svg>
          )}
          <span className="display shout">{look.atRest?.[locale] ?? store.branch.name}</span>
          <span className="tap">
            <Icon name="hand" /> {texts.saver.tap}
          </span>
        </span>
      </button>
    </Modal>
  )
}
